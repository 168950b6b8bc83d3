package regalia.server.store;

import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * What to do in one transaction. It may be run again after losing a race, so it has no effect outside the database;
 * transactions aren't its business, and it never waits for another work, which may come after it. A statement that fails means that the work fails (PostgreSQL ends the transaction
 * there): where a conflict is expected, use {@code ON CONFLICT DO NOTHING} and look at the count.
 */
@FunctionalInterface
public interface Work<T extends @Nullable Object> {

    T in(Handle handle) throws Exception;
}
