@NullMarked
package regalia.lab.play;

import org.jspecify.annotations.NullMarked;
