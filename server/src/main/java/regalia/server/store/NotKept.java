package regalia.server.store;

/** The database failed, or its commit did, after a work had run well: what the work did must not be relied on. */
public final class NotKept extends RuntimeException {

    public NotKept(Throwable cause) {
        super("The database did not keep this: " + cause.getMessage(), cause);
    }

    /** What the database said, in one line without anything of what was written. */
    public String why() {
        return Thrown.sentence(this);
    }
}
