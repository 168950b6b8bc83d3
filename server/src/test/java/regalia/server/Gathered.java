package regalia.server;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import regalia.catalog.Catalog;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.kernel.Rules;
import regalia.kernel.State;

/** A node on a database of its own, and two people. */
abstract class Gathered {

    @TempDir
    protected Path folder;

    protected @Nullable String url;
    protected TestNode node;
    protected TestPerson ada;
    protected TestPerson ben;

    /** The address of an empty database; nothing for a file in the folder. */
    abstract @Nullable String database();

    @BeforeEach
    void gather() {
        url = database();
        node = TestNode.start(folder, url);
        ada = person("Ada");
        ben = person("Ben");
    }

    @AfterEach
    void part() {
        node.close();
    }

    protected final TestPerson person(String name) {
        return TestPerson.at(node.site(), name);
    }

    /** Ada has seat 0 and Ben seat 1. */
    protected final TestPerson at(int seat) {
        return seat == 0 ? ada : ben;
    }

    /** A match in which both have to choose in secret. */
    protected final Match sealed() {
        return Match.of("\"game\":\"palace\"", ada, ben);
    }

    /** A match in which one acts after the other. */
    protected final Match plain(String... terms) {
        Match match = Match.of("\"game\":\"palace\"" + (terms.length == 0 ? "" : "," + terms(terms)), ada, ben);
        match.act(0).of(200);
        match.act(1).of(200);
        return match;
    }

    /** These people let bots play to the end. */
    protected static void finish(String table, TestPerson... people) {
        try (Hearing hearing = Ways.STREAM.open(people[0], table, "")) {
            for (TestPerson who : people) who.at(table, "caretaker", "{}").of(204);
            hearing.await("finish");
        }
    }

    protected static void awaitTrue(BooleanSupplier wanted) {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (!wanted.getAsBoolean()) {
            if (System.nanoTime() > until) throw new AssertionError("it doesn't come to it");
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
        }
    }

    /** The terms of a table, the standard ones but for some. */
    protected static String terms(String... changed) {
        StringBuilder all = new StringBuilder("\"terms\":{");
        String[] standard = {
            "\"visibility\":\"private\"",
            "\"time\":{\"kind\":\"none\",\"seconds\":0}",
            "\"knowledge\":true",
            "\"confirm\":true",
            "\"caretaker\":\"squire\"",
            "\"grace\":0",
            "\"delay\":0"
        };
        for (String one : standard) {
            String name = one.substring(0, one.indexOf(':') + 1);
            String chosen = one;
            for (String other : changed) if (other.startsWith(name)) chosen = other;
            all.append(all.charAt(all.length() - 1) == '{' ? "" : ",").append(chosen);
        }
        return all.append('}').toString();
    }

    protected static Rules<?, ?, ?> rules(String game, int seats) {
        return rules(Catalog.game(game), seats);
    }

    private static <S extends State<S>, A extends Action, V> Rules<S, A, V> rules(Game<S, A, V> game, int seats) {
        return game.rules(seats, Options.complete(game.options(seats), java.util.Map.of()));
    }
}
