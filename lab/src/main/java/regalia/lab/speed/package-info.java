/** How fast studies are played, and what a second core is worth. */
@NullMarked
package regalia.lab.speed;

import org.jspecify.annotations.NullMarked;
