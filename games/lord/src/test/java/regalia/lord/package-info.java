@NullMarked
package regalia.lord;

import org.jspecify.annotations.NullMarked;
