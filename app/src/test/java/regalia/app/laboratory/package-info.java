@NullMarked
package regalia.app.laboratory;

import org.jspecify.annotations.NullMarked;
