/** Tests of what the contract itself does. */
@NullMarked
package regalia.kernel;

import org.jspecify.annotations.NullMarked;
