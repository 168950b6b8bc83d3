package regalia.server;

class PostgresTogetherTest extends TogetherContract {

    @Override
    String database() {
        return RealPostgres.freshDatabase();
    }
}
