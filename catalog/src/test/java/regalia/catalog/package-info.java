@NullMarked
package regalia.catalog;

import org.jspecify.annotations.NullMarked;
