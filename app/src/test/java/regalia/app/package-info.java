@NullMarked
package regalia.app;

import org.jspecify.annotations.NullMarked;
