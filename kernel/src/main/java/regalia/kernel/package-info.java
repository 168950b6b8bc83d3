/** The contract of a game: what rules, positions, actions, views and chance are. Depends on nothing. */
@NullMarked
package regalia.kernel;

import org.jspecify.annotations.NullMarked;
