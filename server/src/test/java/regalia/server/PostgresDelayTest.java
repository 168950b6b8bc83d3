package regalia.server;

class PostgresDelayTest extends DelayContract {

    @Override
    String database() {
        return RealPostgres.freshDatabase();
    }
}
