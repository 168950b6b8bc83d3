package regalia.server.store;

import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** A little of everything, for tests. */
final class Sample {

    private Sample() {}

    /** Persons whose names sort otherwise in French than in bytes, and a bot that sorts before its owner. */
    static int fill(Handle handle) {
        person(handle, "p-é", "Ysaut", "guest", null);
        person(handle, "p-Z", "Œdipe \"le\"\n", "guest", null);
        person(handle, "a-bot", "Robot 🤖", "bot", "p-é");
        person(handle, "p-a", "", "guest", null);
        handle.execute("INSERT INTO access (hash, person, kind, scopes, label, created, used, expires, public_id)"
                + " VALUES ('h', 'p-é', 'device', 'play', 'phone', 1, NULL, 99, 'x1')");
        handle.execute("INSERT INTO gathering (id, version, game, state, visibility, host, doc, created, changed)"
                + " VALUES ('g1', 3, 'palace', 'running', 'open', 'p-é', '{\"a\":1}', 1, 2)");
        handle.execute("INSERT INTO member (person, gathering, seat) VALUES ('p-é', 'g1', 0), ('p-Z', 'g1', NULL)");
        handle.execute("INSERT INTO opening (person, idem, gathering, wanted) VALUES ('p-é', 'k', 'g1', '{}')");
        playing(handle, "g1");
        for (int i = 0; i < 450; i++) {
            handle.execute(
                    "INSERT INTO entry (playing, first, last, at, body) VALUES ('g1', ?, ?, ?, ?)",
                    i,
                    i,
                    1_800_000_000_000L + i,
                    "{\"seq\":" + i + "}\n");
        }
        handle.execute("INSERT INTO answer (playing, seat, idem, seq) VALUES ('g1', 0, 'k', 7)");
        handle.execute("INSERT INTO sealed (playing, decision, seat, body, at) VALUES ('g1', 7, 1, '{}', 5)");
        handle.execute("INSERT INTO finished (id, ended, header, result, lines) VALUES ('g0', 4, '{}', '{}', '')");
        handle.execute("INSERT INTO chat (gathering, number, person, seat, text, at, hidden)"
                + " VALUES ('g1', 1, 'p-Z', NULL, 'bonne chance', 5, 1)");
        handle.execute("INSERT INTO report (id, gathering, chat, reporter, reason, at)"
                + " VALUES ('r', 'g1', 1, 'p-é', 'rude', 6)");
        handle.execute("INSERT INTO mute (person, muted) VALUES ('p-é', 'p-Z')");
        handle.execute("INSERT INTO upload (id, person, created, body, idem) VALUES ('u', 'p-é', 6, 'cards: []', 'k')");
        return handle.execute("INSERT INTO result (person, gathering, game, seats, rank, points, ended)"
                + " VALUES ('p-é', 'g0', 'lord', 4, 1, -3, 4)");
    }

    static int playing(Handle handle, String id) {
        return handle.execute(
                "INSERT INTO playing (id, seq, game, rules, state, secret, waiting, changed)"
                        + " VALUES (?, 0, 'palace', '1', 'running', 'seed', '', 1)",
                id);
    }

    private static void person(Handle handle, String id, String name, String kind, @Nullable String owner) {
        handle.execute(
                "INSERT INTO person (id, name, kind, owner, settings, created, seen) VALUES (?, ?, ?, ?, '{}', 1, 2)",
                id,
                name,
                kind,
                owner);
    }
}
