package regalia.server.people;

import org.jdbi.v3.core.Handle;

/** Who must know when a person's data are deleted: whoever keeps seats, names in finished matches, or connections. */
public interface Farewell {

    /** In the transaction that deletes, before anything of the person is gone. May run again after losing a race. */
    void leaves(Handle handle, String person) throws Exception;

    /** The person is gone for good. */
    void gone(String person);
}
