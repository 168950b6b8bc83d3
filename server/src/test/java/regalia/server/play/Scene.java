package regalia.server.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import regalia.bots.Watchdog;
import regalia.codec.Json;
import regalia.codec.OptionsJson;
import regalia.kernel.Action;
import regalia.kernel.Rng;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.server.Declined;
import regalia.server.store.Database;
import regalia.server.stream.Ear;
import regalia.server.table.Sitting;
import regalia.server.table.Table;
import regalia.testkit.Played;
import regalia.testkit.Setup;

/** A hall in which matches go as they are written, luck included, and everybody's ears are tapped. */
final class Scene implements AutoCloseable {

    private static final int ATTEMPTS = 3;
    private static final int MOST_SEATS = 8;

    private final Deque<Integer> luck = new ArrayDeque<>();
    private final Database database;
    private final Turns turns = new Turns(new Watchdog(), 1);
    private final Hall hall;
    private final Lobby lobby;
    private final Tables tables;

    Scene(Path folder) {
        InstantSource clock = InstantSource.fixed(Instant.ofEpochMilli(1_800_000_000_000L));
        database = Database.open(null, folder, Runnable::run);
        database.write(handle -> {
                    for (int seat = 0; seat < MOST_SEATS; seat++)
                        handle.execute(
                                "INSERT INTO person(id, name, kind, settings, created, seen) VALUES (?, ?, 'guest', '{}', 0, 0)",
                                "person" + seat,
                                "Guest " + seat);
                    return true;
                })
                .join();
        hall = new Hall(
                database, "scene", clock, turns, new Bell((_, _) -> {}), 10, Optional.of((_, _) -> luck.remove()));
        lobby = new Lobby(hall);
        tables = new Tables(database, hall, lobby, Integer.MAX_VALUE);
    }

    /** What each viewer was told, message by message, and what was said to the requests of one of them. */
    record Heard(Map<Integer, List<String>> messages) {

        List<String> of(int viewer) {
            return messages.getOrDefault(viewer, List.of());
        }
    }

    private static final class Tap implements Ear {

        private final List<String> messages = new ArrayList<>();

        @Override
        public void hear(byte[] lines) {
            messages.add(new String(lines, StandardCharsets.UTF_8));
        }

        @Override
        public void end(String why) {
            messages.add("end " + why);
        }
    }

    /** Plays the beginning of a match. The curious one also tries what can't be done. */
    <S extends State<S>, A extends Action, V> Heard play(Setup<S, A, V> setup, List<Played<A>> actions, int curious) {
        luck.clear();
        for (Played<A> played : actions)
            if (played.seat() == Seat.CHANCE) luck.add(played.action().code());
        Table table = gathered(setup);
        Map<Integer, Tap> taps = listening(table);
        for (int seat = 0; seat < setup.seats(); seat++)
            tables.ready(table.id(), "person" + seat, List.of("%032x".formatted(seat)));
        Playing<?, ?, ?> playing = hall.match(table.id());
        int number = 0;
        for (Played<A> played : actions) {
            if (played.seat() == Seat.CHANCE) continue;
            Tap tap = taps.get(curious);
            if (tap != null && curious != Seat.SPECTATOR) pry(setup, playing, curious, ++number, tap);
            JsonNode action = Json.node(played.action());
            playing.answer(request(playing, played.seat(), "act-" + ++number, action));
        }
        if (!luck.isEmpty()) throw new AssertionError("luck was left");
        Map<Integer, List<String>> messages = new TreeMap<>();
        taps.forEach((viewer, tap) -> messages.put(viewer, plain(tap.messages, table)));
        return new Heard(messages);
    }

    private Table gathered(Setup<?, ?, ?> setup) {
        int seats = setup.seats();
        Table table = tables.open(
                new Sitting("person0", "Guest 0", Optional.empty()),
                new NewTable(
                        setup.subject().game().id(),
                        Optional.of(seats),
                        Optional.of(OptionsJson.write(setup.subject().game().options(seats), setup.options())),
                        Optional.empty(),
                        Optional.of(List.of("me")),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()));
        for (int seat = 1; seat < seats; seat++)
            tables.join(table.id(), new Sitting("person" + seat, "Guest " + seat, Optional.empty()), Optional.of(seat));
        return table;
    }

    private Map<Integer, Tap> listening(Table table) {
        Listening listening = new Listening(hall, lobby);
        Map<Integer, Tap> taps = new TreeMap<>();
        for (int seat = 0; seat < table.seats(); seat++) taps.put(seat, new Tap());
        taps.put(Seat.SPECTATOR, new Tap());
        taps.forEach((viewer, tap) -> listening.join(
                new Listening.Wish(table.id(), "person" + viewer, Optional.empty(), Optional.empty()), tap, List.of()));
        return taps;
    }

    private static Request request(Playing<?, ?, ?> playing, int seat, String key, JsonNode action) {
        return new Request(
                seat, playing.listeners().audience().asked(seat), key, Optional.of(action), Optional.empty());
    }

    /** Tries some actions that are not allowed, and an answer to a question of the past. */
    private static <S extends State<S>, A extends Action, V> void pry(
            Setup<S, A, V> setup, Playing<?, ?, ?> playing, int seat, int number, Tap tap) {
        Rng rng = new Rng(number);
        List<String> legal =
                playing.match().legal(seat).stream().map(Json::write).toList();
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            int code = rng.below(setup.rules().codes());
            if (!setup.rules().expressible(code)) continue;
            JsonNode action = Json.node(setup.rules().action(code));
            if (legal.contains(Json.write(setup.rules().action(code)))) continue;
            tap.messages.add(said(playing, request(playing, seat, "pry-" + number + "-" + attempt, action)));
        }
        if (!playing.match().sealing())
            tap.messages.add(said(playing, new Request(seat, 0, "old-" + number, Optional.empty(), Optional.of(0))));
    }

    private static String said(Playing<?, ?, ?> playing, Request request) {
        try {
            return "taken " + playing.answer(request);
        } catch (Declined declined) {
            return declined.kind() + " " + declined.why() + " " + declined.rule() + " " + declined.sentence();
        }
    }

    /** Without what every table has of its own. */
    private static List<String> plain(List<String> messages, Table table) {
        List<String> plain = new ArrayList<>(messages);
        plain.replaceAll(text -> text.replace(table.id(), "TABLE").replace(table.commitment(), "COMMITMENT"));
        return plain;
    }

    @Override
    public void close() {
        turns.close();
        database.close();
    }
}
