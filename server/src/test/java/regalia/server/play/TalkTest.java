package regalia.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.codec.Json;
import regalia.server.stream.Ear;
import regalia.server.table.Table;
import regalia.server.table.Terms;

/** Whoever comes while people talk hears each line once, in the order of the numbers. */
class TalkTest {

    @TempDir
    Path folder = Path.of("");

    private Parlour parlour;
    private Lobby lobby;
    private Tables tables;
    private Listening listening;
    private Reader reader;
    private Chats chats;
    /** The same at another node, of which this one hears nothing by itself. */
    private Chats elsewhere;

    @BeforeEach
    void open() {
        parlour = new Parlour(folder, "ada", "ben", "cem");
        lobby = new Lobby(parlour.hall);
        tables = new Tables(parlour.database, parlour.hall, lobby, 100);
        listening = new Listening(parlour.hall, lobby);
        reader = new Reader(parlour.database, false);
        chats = new Chats(reader, parlour.hall, lobby, 500);
        Hall other = parlour.another("elsewhere");
        elsewhere = new Chats(parlour.database, other, new Lobby(other), 500);
    }

    @AfterEach
    void close() {
        parlour.close();
    }

    /** Somebody who listens at a table. */
    private class Guest implements Ear {

        private final Listening.Wish wish;
        private final List<Integer> said = new ArrayList<>();
        private final List<Integer> hidden = new ArrayList<>();

        Guest(Table table, String person) {
            wish = new Listening.Wish(table.id(), person, Optional.empty(), Optional.empty());
        }

        Guest come(int heard) {
            chats.join(wish.table(), wish.person(), heard, soFar -> listening.join(wish, this, soFar));
            return this;
        }

        void go() {
            listening.leave(wish, this);
        }

        @Override
        public void hear(byte[] lines) {
            new String(lines, StandardCharsets.UTF_8).lines().map(Json::tree).forEach(line -> {
                int number = line.path("number").asInt();
                if (line.path("type").asText().equals("chat")) said.add(number);
                if (line.path("type").asText().equals("hidden")) hidden.add(number);
            });
        }

        @Override
        public void end(String why) {}
    }

    /** A table of Ada and Ben, whose match has begun or not. */
    private Table table(boolean begun) {
        if (begun) return parlour.begun("palace", Terms.STANDARD, "ada", "ben").table();
        NewTable wanted = new NewTable(
                "palace",
                Optional.of(2),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        Table table = tables.open(Parlour.sitting("ada"), wanted);
        return tables.join(table.id(), Parlour.sitting("ben"), Optional.empty());
    }

    private void say(Chats by, Table table) {
        by.say(table, Parlour.sitting("ada"), "Well?", Optional.empty());
    }

    private static List<Integer> upTo(int number) {
        return IntStream.rangeClosed(1, number).boxed().toList();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatIsSaidWhileSomebodyComesIsHeardOnceAndInItsOrder(boolean begun) {
        Table table = table(begun);
        say(chats, table);
        for (String person : List.of("ben", "cem")) {
            int before = chats.since(table.id(), "ada", 0).size();
            for (int line = 0; line < 4; line++) reader.then.add(() -> say(chats, table));
            Guest guest = new Guest(table, person).come(0);
            reader.then.clear();
            say(chats, table);
            int all = chats.since(table.id(), "ada", 0).size();
            assertTrue(all > before + 1, "nothing was said meanwhile");
            assertEquals(upTo(all), guest.said);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatIsHiddenWhileSomebodyComesIsNotLeftToBeRead(boolean begun) {
        Table table = table(begun);
        for (int reads = 0; reads < 3; reads++) {
            say(chats, table);
            int number = 1 + reads;
            for (int read = 0; read < reads; read++) reader.then.add(() -> {});
            reader.then.add(() -> chats.report(table, "ben", number, "rude"));
            Guest guest = new Guest(table, "cem").come(0);
            assertEquals(List.of(), reader.then);
            assertTrue(!guest.said.contains(number) || guest.hidden.contains(number), "it is still shown");
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatIsReadBeforeItIsToldIsNotHeardTwice(boolean begun) {
        Table table = table(begun);
        Guest ada = new Guest(table, "ada").come(0);
        say(elsewhere, table);
        say(elsewhere, table);
        Guest ben = new Guest(table, "ben").come(0);
        Guest cem = new Guest(table, "cem").come(2);
        chats.heard(table.id(), 1);
        chats.heard(table.id(), 2);
        say(chats, table);
        assertEquals(upTo(3), ada.said);
        assertEquals(upTo(3), ben.said);
        assertEquals(List.of(3), cem.said);
        List.of(ada, ben, cem).forEach(Guest::go);
        assertEquals(0, lobby.talks().size(), "it is remembered for nobody");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatIsToldLateIsHeardBeforeWhatFollowsIt(boolean begun) {
        Table table = table(begun);
        Guest ben = new Guest(table, "ben").come(0);
        say(elsewhere, table);
        say(chats, table);
        chats.heard(table.id(), 1);
        assertEquals(upTo(2), ben.said);
    }

    @Test
    void whatIsSaidWhileTheMatchBeginsIsHeardOnce() {
        Table table = table(false);
        Thread speaker = Thread.ofVirtual().unstarted(() -> say(chats, table));
        Guest ben = new Guest(table, "ben") {
            @Override
            public void hear(byte[] lines) {
                boolean begins = new String(lines, StandardCharsets.UTF_8).contains("\"type\":\"hello\"");
                if (begins) {
                    speaker.start();
                    awaitSaid(speaker, table);
                }
                super.hear(lines);
            }
        };
        ben.come(0);
        for (String person : List.of("ada", "ben")) tables.ready(table.id(), person, List.of("%032x".formatted(7)));
        end(speaker);
        assertEquals(upTo(1), ben.said);
    }

    /** Until it is said, or waits to be told. */
    private void awaitSaid(Thread speaker, Table table) {
        lobby.talks().at(table.id(), talk -> {
            while (speaker.isAlive() && !talk.isAwaited()) Thread.onSpinWait();
        });
    }

    private static void end(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }
}
