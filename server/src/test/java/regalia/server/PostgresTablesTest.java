package regalia.server;

class PostgresTablesTest extends TablesContract {

    @Override
    String database() {
        return RealPostgres.freshDatabase();
    }
}
