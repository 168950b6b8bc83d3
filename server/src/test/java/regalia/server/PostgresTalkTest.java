package regalia.server;

class PostgresTalkTest extends TalkContract {

    @Override
    String database() {
        return RealPostgres.freshDatabase();
    }
}
