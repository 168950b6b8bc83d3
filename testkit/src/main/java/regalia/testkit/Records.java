package regalia.testkit;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import regalia.codec.match.Header;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.codec.match.RecordReader;
import regalia.codec.match.RecordWriter;
import regalia.codec.match.Recorded;
import regalia.codec.match.Replay;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Message;
import regalia.kernel.State;

/** Matches as the lines of a record, to and fro. */
public final class Records {

    private Records() {}

    /** The record of a match that is over: what a curated game's file holds. */
    public static <S extends State<S>, A extends Action, V> String write(
            Setup<S, A, V> setup, String name, List<Played<A>> actions) {
        Match<S, A, V> match = new Match<>(setup.subject().game(), setup.seats(), setup.options());
        for (Played<A> played : actions) match.act(played.seat(), played.action());
        List<Player> players = new ArrayList<>();
        for (int seat = 0; seat < setup.seats(); seat++) players.add(Player.person("player" + seat));
        return write(match.header(name, players), match);
    }

    private static String write(Header header, Match<?, ?, ?> match) {
        StringBuilder text = new StringBuilder();
        try {
            new RecordWriter(text).match(header, match);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    /** What is written of the matches that a record tells: the same record, if the codec wrote it. */
    public static String rewrite(Game<?, ?, ?> game, String name, String text) {
        Replay replay = new Replay(id -> game, Message::toString);
        StringBuilder again = new StringBuilder();
        for (Recorded recorded : read(name, text)) again.append(write(recorded.header(), replay.play(recorded)));
        return again.toString();
    }

    private static List<Recorded> read(String name, String text) {
        List<Recorded> all = new ArrayList<>();
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try (RecordReader reader = new RecordReader(name, new ByteArrayInputStream(bytes))) {
            for (Optional<Recorded> next = reader.next(); next.isPresent(); next = reader.next()) all.add(next.get());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return all;
    }

    /** Plays every match of a record again and fails where the rules say otherwise than the record. */
    public static void check(Game<?, ?, ?> game, String name, String text) {
        List<Recorded> matches = read(name, text);
        Broken.unless(!matches.isEmpty(), name, " holds no match");
        Replay replay = new Replay(id -> game, Message::toString);
        for (Recorded recorded : matches) {
            List<String> differences = replay.check(recorded);
            Broken.unless(differences.isEmpty(), String.join("\n", differences));
        }
    }
}
