package regalia.server.play;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import regalia.bots.Watchdog;
import regalia.codec.Json;
import regalia.server.Declined;
import regalia.server.TestClock;
import regalia.server.store.Database;
import regalia.server.stream.Ear;
import regalia.server.table.Sitting;
import regalia.server.table.Terms;
import regalia.server.table.TimeControl;
import regalia.server.table.Visibility;

/** A hall in which time goes as a test says, and nothing happens by itself: bots and those who are late wait until they are looked after. */
final class Parlour implements AutoCloseable {

    final TestClock clock = new TestClock();
    final Database database;
    final Hall hall;
    final Tables tables;
    private final Turns turns = new Turns(new Watchdog(), 1);
    private final Watchdog watchdog = new Watchdog();
    private int keys;

    Parlour(Path folder, String... people) {
        database = Database.open(null, folder, Runnable::run);
        for (String person : people)
            database.write(handle -> handle.execute(
                            "INSERT INTO person(id, name, kind, settings, created, seen) VALUES (?, ?, 'guest', '{}', 0, 0)",
                            person,
                            person))
                    .join();
        turns.close();
        hall = another("here");
        tables = new Tables(database, hall, new Lobby(hall), 100);
    }

    /** Another node at the same matches, which hears nothing of this one. */
    Hall another(String node) {
        return another(node, database);
    }

    /** The same, as it sees the database. */
    Hall another(String node, Database database) {
        return new Hall(database, node, clock, turns, new Bell((_, _) -> {}), 10, OptionalLong.empty());
    }

    static Terms terms(TimeControl time, int grace) {
        return new Terms(Visibility.PRIVATE, time, true, true, "page", grace, 0);
    }

    static Sitting sitting(String person) {
        return new Sitting(person, person, Optional.empty());
    }

    /** A match that has begun; who is named for several seats has several. */
    Playing<?, ?, ?> begun(String game, Terms terms, String... people) {
        String id = tables.open(
                        sitting(people[0]),
                        new NewTable(
                                game,
                                Optional.of(people.length),
                                Optional.empty(),
                                Optional.of(terms),
                                Optional.of(List.of("me")),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty()))
                .id();
        for (int seat = 1; seat < people.length; seat++) tables.join(id, sitting(people[seat]), Optional.of(seat));
        for (String person : List.of(people).stream().distinct().toList())
            tables.ready(
                    id,
                    person,
                    tables.find(id).seatsOf(person).stream()
                            .map("%032x"::formatted)
                            .toList());
        return hall.match(id);
    }

    /** A seat does the first thing that it may. */
    Taken act(Playing<?, ?, ?> playing, int seat) {
        return answer(playing, seat, playing.listeners().audience().asked(seat));
    }

    /** The same in answer to a line of a certain number. */
    Taken answer(Playing<?, ?, ?> playing, int seat, int seq) {
        return playing.answer(new Request(seat, seq, "key-" + ++keys, Optional.empty(), Optional.of(0)));
    }

    /** The one seat that is to decide, after all that is chosen at once. */
    int turn(Playing<?, ?, ?> playing) {
        while (playing.match().sealing()) act(playing, playing.course().owing().getFirst());
        return playing.course().owing().getFirst();
    }

    void lookAfter(Playing<?, ?, ?> playing) {
        while (playing.care().lookAfter(watchdog)) {
            // Another bot is to decide.
        }
    }

    /** The key of the reason why something is declined. */
    static String declined(Runnable wanted) {
        try {
            wanted.run();
        } catch (Declined declined) {
            return declined.why().key();
        }
        return "not declined";
    }

    /** Remembers all lines. */
    static class Tap implements Ear {

        private final List<String> lines = new ArrayList<>();

        @Override
        public void hear(byte[] heard) {
            new String(heard, StandardCharsets.UTF_8).lines().forEach(lines::add);
        }

        @Override
        public void end(String why) {}

        /** The last line of a type. */
        com.fasterxml.jackson.databind.JsonNode last(String type) {
            return lastOf(List.of(type));
        }

        /** The last line of one of these types. */
        com.fasterxml.jackson.databind.JsonNode lastOf(List<String> types) {
            return Json.tree(lines.stream()
                    .filter(line -> types.stream().anyMatch(type -> line.startsWith("{\"type\":\"" + type + "\"")))
                    .reduce((_, last) -> last)
                    .orElseThrow());
        }
    }

    @Override
    public void close() {
        database.close();
    }
}
