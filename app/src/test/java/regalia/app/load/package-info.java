/** Tests of the load. */
@NullMarked
package regalia.app.load;

import org.jspecify.annotations.NullMarked;
