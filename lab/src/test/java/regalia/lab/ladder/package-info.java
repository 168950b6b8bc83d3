@NullMarked
package regalia.lab.ladder;

import org.jspecify.annotations.NullMarked;
