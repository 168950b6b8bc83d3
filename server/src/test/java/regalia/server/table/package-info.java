/** Tests of tables as they are kept. */
@NullMarked
package regalia.server.table;

import org.jspecify.annotations.NullMarked;
