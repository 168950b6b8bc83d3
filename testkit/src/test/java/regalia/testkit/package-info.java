/** Tests of the laws themselves: each must bite. */
@NullMarked
package regalia.testkit;

import org.jspecify.annotations.NullMarked;
