@NullMarked
package regalia.palace;

import org.jspecify.annotations.NullMarked;
