/** The database: what is kept, durably, the same way in an embedded SQLite file and in PostgreSQL. */
@NullMarked
package regalia.server.store;

import org.jspecify.annotations.NullMarked;
