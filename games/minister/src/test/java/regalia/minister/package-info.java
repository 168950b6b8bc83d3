@NullMarked
package regalia.minister;

import org.jspecify.annotations.NullMarked;
