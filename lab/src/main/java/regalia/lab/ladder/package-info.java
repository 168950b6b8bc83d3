/** A ladder: several bots at mixed tables, and how strong each is. */
@NullMarked
package regalia.lab.ladder;

import org.jspecify.annotations.NullMarked;
