@NullMarked
package regalia.bots;

import org.jspecify.annotations.NullMarked;
