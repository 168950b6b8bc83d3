/** The one command line: a class for each command, and the text table. */
@NullMarked
package regalia.app;

import org.jspecify.annotations.NullMarked;
