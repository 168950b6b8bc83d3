/** Tables: who gathers to play what, and all that is agreed there before, during and after a match. */
@NullMarked
package regalia.server.table;

import org.jspecify.annotations.NullMarked;
