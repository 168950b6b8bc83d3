package regalia.server.people;

import org.jspecify.annotations.Nullable;
import regalia.server.RealPostgres;

class PostgresPeopleTest extends PeopleContract {

    @Override
    @Nullable
    String address() {
        return RealPostgres.freshDatabase();
    }
}
