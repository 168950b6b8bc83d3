/** The games on the shelf, the bots that can sit down, and what is shared by everything that plays them. */
@NullMarked
package regalia.catalog;

import org.jspecify.annotations.NullMarked;
