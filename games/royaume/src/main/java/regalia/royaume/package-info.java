/** My Kingdom: tiles are drafted, a kingdom is built as a pyramid, and a bard makes its tale famous. */
@NullMarked
package regalia.royaume;

import org.jspecify.annotations.NullMarked;
