@NullMarked
package regalia.lab.tally;

import org.jspecify.annotations.NullMarked;
