/** Road to Lord: eight offerings to the King, each won by the highest number laid from cards of one goods. */
@NullMarked
package regalia.lord;

import org.jspecify.annotations.NullMarked;
