/** Pictures of numbers: one drawing, written as SVG or as PNG. */
@NullMarked
package regalia.lab.plot;

import org.jspecify.annotations.NullMarked;
