/** Which bot is stronger, and how sure that is. */
@NullMarked
package regalia.catalog.duel;

import org.jspecify.annotations.NullMarked;
