@NullMarked
package regalia.lab.speed;

import org.jspecify.annotations.NullMarked;
