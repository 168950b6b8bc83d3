/** One playing of a game, its record in a file, and the way from the record back to the playing. */
@NullMarked
package regalia.codec.match;

import org.jspecify.annotations.NullMarked;
