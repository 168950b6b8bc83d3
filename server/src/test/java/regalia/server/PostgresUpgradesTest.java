package regalia.server;

class PostgresUpgradesTest extends UpgradesContract {

    @Override
    String database() {
        return RealPostgres.freshDatabase();
    }
}
