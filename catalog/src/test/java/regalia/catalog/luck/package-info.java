@NullMarked
package regalia.catalog.luck;

import org.jspecify.annotations.NullMarked;
