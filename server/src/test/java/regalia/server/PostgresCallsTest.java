package regalia.server;

class PostgresCallsTest extends CallsContract {

    @Override
    String database() {
        return RealPostgres.freshDatabase();
    }
}
