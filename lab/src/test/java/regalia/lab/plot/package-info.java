@NullMarked
package regalia.lab.plot;

import org.jspecify.annotations.NullMarked;
