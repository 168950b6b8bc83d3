/** Tests of the database, over both kinds of it. */
@NullMarked
package regalia.server.store;

import org.jspecify.annotations.NullMarked;
