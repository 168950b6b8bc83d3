package regalia.server;

import java.util.List;
import org.junit.jupiter.api.Test;
import regalia.server.store.Database;

class PostgresRevokedTest extends RevokedContract {

    @Override
    String database() {
        return RealPostgres.freshDatabase();
    }

    @Test
    void aTokenThatIsRevokedAtOneNodeHearsNothingAtAnother() {
        Match match = plain();
        try (TestNode there = TestNode.start(folder, url)) {
            Answer token = ada.token("play");
            TestPerson program = ada.with(token.text("/token"));
            program.goTo(there.site());
            List<Hearing> all = listen(program, match, 0);
            program.get("/api/me").of(200);
            revoke(ada, token);
            all.forEach(Hearing::awaitEnd);
            program.get("/api/me").of(401);
        }
    }

    @Test
    void aTokenWhoseEndNobodyToldOfHearsNothingOnceTheNodeMayHaveMissedSomething() {
        Match match = plain();
        Answer token = ada.token("play");
        List<Hearing> all = listen(ada.with(token.text("/token")), match, 0);
        execute("DELETE FROM access WHERE public_id = '" + token.text("/id") + "'");
        RealPostgres.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'");
        all.forEach(Hearing::awaitEnd);
    }

    @Test
    void whoIsLockedOutByTheHostOfTheServerHearsNothingAnyMore() {
        Match match = plain();
        List<Hearing> all = listen(ada, match, 0);
        execute("DELETE FROM access WHERE person = '" + ada.id() + "'");
        execute("SELECT pg_notify('regalia', 'a host ' || '" + ada.id() + "')");
        all.forEach(Hearing::awaitEnd);
        ada.get("/api/me").of(401);
    }

    /** As somebody with access to the database does, whom no node knows. */
    private void execute(String sql) {
        try (Database database = Database.open(url, folder, Runnable::run)) {
            database.write(handle -> handle.execute(sql)).join();
        }
    }
}
