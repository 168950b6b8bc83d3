@NullMarked
package regalia.lab.report;

import org.jspecify.annotations.NullMarked;
