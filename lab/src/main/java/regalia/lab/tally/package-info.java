/**
 * What matches come to, counted in whole numbers: tallies of parts add up to exactly the tally of the whole, in whatever order they
 * are added.
 */
@NullMarked
package regalia.lab.tally;

import org.jspecify.annotations.NullMarked;
