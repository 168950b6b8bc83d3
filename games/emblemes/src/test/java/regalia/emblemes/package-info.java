@NullMarked
package regalia.emblemes;

import org.jspecify.annotations.NullMarked;
