/** Plays matches between bots fast: as the recorder would, but with nothing written down except what is counted. */
@NullMarked
package regalia.lab.play;

import org.jspecify.annotations.NullMarked;
