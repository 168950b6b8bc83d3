@NullMarked
package regalia.catalog.duel;

import org.jspecify.annotations.NullMarked;
