package regalia.server;

class PostgresPlayTest extends PlayContract {

    @Override
    String database() {
        return RealPostgres.freshDatabase();
    }
}
