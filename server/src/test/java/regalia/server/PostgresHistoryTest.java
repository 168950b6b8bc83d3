package regalia.server;

class PostgresHistoryTest extends HistoryContract {

    @Override
    String database() {
        return RealPostgres.freshDatabase();
    }
}
