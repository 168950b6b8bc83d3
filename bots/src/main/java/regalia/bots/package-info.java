/** Players that know only the contract of a game and get only views. */
@NullMarked
package regalia.bots;

import org.jspecify.annotations.NullMarked;
