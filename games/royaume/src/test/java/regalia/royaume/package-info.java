@NullMarked
package regalia.royaume;

import org.jspecify.annotations.NullMarked;
