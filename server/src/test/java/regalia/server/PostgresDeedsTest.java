package regalia.server;

class PostgresDeedsTest extends DeedsContract {

    @Override
    String database() {
        return RealPostgres.freshDatabase();
    }
}
