package regalia.server.store;

import regalia.server.RealPostgres;

class PostgresDatabaseTest extends DatabaseContract {

    private final String address = RealPostgres.freshDatabase();

    @Override
    String address() {
        return address;
    }
}
