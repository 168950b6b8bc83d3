package regalia.server.store;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Handles;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.transaction.TransactionHandler;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;

/** Transactions are begun and ended outside of works: a work that asks for one is in it already and can't end it. */
final class Outside implements TransactionHandler {

    /** The same Jdbi, its transactions from outside. */
    static Jdbi rule(Jdbi jdbi) {
        jdbi.setTransactionHandler(new Outside());
        jdbi.getConfig(Handles.class).setForceEndTransactions(false);
        return jdbi;
    }

    @Override
    public boolean isInTransaction(Handle handle) {
        return true;
    }

    @Override
    public <R, X extends Exception> R inTransaction(Handle handle, HandleCallback<R, X> callback) throws X {
        return callback.withHandle(handle);
    }

    @Override
    public <R, X extends Exception> R inTransaction(
            Handle handle, TransactionIsolationLevel level, HandleCallback<R, X> callback) throws X {
        return callback.withHandle(handle);
    }

    @Override
    public void begin(Handle handle) {
        throw notHere();
    }

    @Override
    public void commit(Handle handle) {
        throw notHere();
    }

    @Override
    public void rollback(Handle handle) {
        throw notHere();
    }

    @Override
    public void savepoint(Handle handle, String name) {
        throw notHere();
    }

    @Override
    public void rollbackToSavepoint(Handle handle, String name) {
        throw notHere();
    }

    @Override
    public void releaseSavepoint(Handle handle, String name) {
        throw notHere();
    }

    private static IllegalStateException notHere() {
        return new IllegalStateException("A work neither begins nor ends transactions: it fails, or it doesn't.");
    }
}
