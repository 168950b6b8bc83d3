/** Self-play in bulk: what thousands of matches between bots tell about a game. */
@NullMarked
package regalia.lab;

import org.jspecify.annotations.NullMarked;
