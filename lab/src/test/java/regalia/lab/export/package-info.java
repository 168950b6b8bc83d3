@NullMarked
package regalia.lab.export;

import org.jspecify.annotations.NullMarked;
