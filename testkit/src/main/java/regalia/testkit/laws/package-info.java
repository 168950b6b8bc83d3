/** The laws, one class each. */
@NullMarked
package regalia.testkit.laws;

import org.jspecify.annotations.NullMarked;
