package regalia.server.api;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import regalia.catalog.Catalog;
import regalia.catalog.Language;
import regalia.catalog.Messages;
import regalia.catalog.luck.Drawn;
import regalia.catalog.luck.Verification;
import regalia.catalog.luck.Verified;
import regalia.codec.match.Entry;
import regalia.codec.match.Header;
import regalia.codec.match.Match;
import regalia.codec.match.RecordReader;
import regalia.codec.match.Recorded;
import regalia.codec.match.Replay;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Message;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.kernel.Unusable;
import regalia.server.Declined;
import regalia.server.Ids;
import regalia.server.http.Problem;
import regalia.server.http.Refused;
import regalia.server.play.Request;
import regalia.server.store.Database;
import regalia.server.stream.Retelling;

/** Records that people bring to look at them. Only what replays by the rules is taken. */
public final class Uploads {

    private static final int MOST_MATCHES = 100;
    private static final int MOST_KEPT = 50;

    private final Database database;
    private final Replay replay = new Replay(
            Catalog::game,
            message -> Messages.load(Language.EN, Catalog.games().toArray(String[]::new))
                    .say(message));

    public Uploads(Database database) {
        this.database = database;
    }

    /**
     * Takes a record.
     *
     * @param key a name that the sender gave this request: the same name again is the same record, and it is taken once
     */
    RecordRoutes.Uploaded add(String person, String text, Optional<String> key) {
        key.ifPresent(Request::demandKey);
        Optional<RecordRoutes.Uploaded> before = before(person, text, key);
        if (before.isPresent()) return before.get();
        int matches = sound(text).size();
        String id = Ids.fresh();
        try {
            database.write(handle -> keep(handle, id, person, text, key)).join();
        } catch (CompletionException refused) {
            // The same request was quicker elsewhere, and may itself be why this one was refused.
            return before(person, text, key).orElseThrow(() -> refused);
        }
        return new RecordRoutes.Uploaded(id, matches);
    }

    /** What the same request has led to before; declined if the key stood for another one. */
    private Optional<RecordRoutes.Uploaded> before(String person, String text, Optional<String> key) {
        if (key.isEmpty()) return Optional.empty();
        Optional<Kept> kept = database.read(
                handle -> handle.createQuery("SELECT id, body FROM upload WHERE person = :person AND idem = :key")
                        .bind("person", person)
                        .bind("key", key.get())
                        .map((row, _) -> new Kept(row.getString("id"), row.getString("body")))
                        .findOne());
        if (kept.isPresent() && !kept.get().body().equals(text)) throw Declined.notNow("upload.keyUsed");
        return kept.map(
                same -> new RecordRoutes.Uploaded(same.id(), read(same.body()).size()));
    }

    private record Kept(String id, String body) {}

    private static boolean keep(Handle handle, String id, String person, String text, Optional<String> key) {
        makeRoom(handle, person);
        int rows = handle.createUpdate("INSERT INTO upload(id, person, created, body, idem)"
                        + " VALUES (:id, :person, :now, :body, :key)"
                        + " ON CONFLICT (person, idem) WHERE idem IS NOT NULL DO NOTHING")
                .bind("id", id)
                .bind("person", person)
                .bind("now", System.currentTimeMillis())
                .bind("body", text)
                .bind("key", key.orElse(null))
                .execute();
        if (rows == 0) throw Declined.notNow("upload.keyUsed");
        return true;
    }

    /** The oldest records of a person go, so that there is room for one more. */
    private static void makeRoom(Handle handle, String person) {
        handle.createUpdate("DELETE FROM upload WHERE person = :person AND id NOT IN"
                        + " (SELECT id FROM upload WHERE person = :person ORDER BY created DESC, id LIMIT :others)")
                .bind("person", person)
                .bind("others", MOST_KEPT - 1)
                .execute();
    }

    /** The matches of a file, if all of them replay by the rules. */
    private List<Recorded> sound(String text) {
        List<Recorded> matches = because("upload.noRecord", () -> read(text));
        if (matches.isEmpty()) throw Declined.senseless("upload.empty");
        because("upload.notByTheRules", () -> {
            matches.forEach(this::demandSound);
            return matches;
        });
        return matches;
    }

    private void demandSound(Recorded recorded) {
        List<String> differences = replay.check(recorded);
        if (!differences.isEmpty()) throw new Unusable(differences.getFirst());
    }

    /** What can't be used is refused for a reason that has words in every language; what exactly is wrong is told in English. */
    private static <T> T because(String key, Supplier<T> reading) {
        try {
            return reading.get();
        } catch (Unusable unusable) {
            throw new Refused(Problem.of(400)
                    .because(String.valueOf(unusable.getMessage()))
                    .reason(Message.of(key)));
        }
    }

    String text(String id) {
        return database.read(handle -> handle.createQuery("SELECT body FROM upload WHERE id = :id")
                        .bind("id", id)
                        .mapTo(String.class)
                        .findOne())
                .orElseThrow(() -> Declined.unknown("upload.none"));
    }

    private static List<Recorded> read(String text) {
        List<Recorded> matches = new ArrayList<>();
        try (RecordReader reader =
                new RecordReader("record", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))) {
            for (var next = reader.next(); next.isPresent(); next = reader.next()) {
                if (matches.size() == MOST_MATCHES) throw Declined.senseless("upload.tooManyMatches", MOST_MATCHES);
                matches.add(next.get());
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return matches;
    }

    void retell(String id, int number, int seat, Consumer<byte[]> to) {
        List<Recorded> matches = read(text(id));
        if (number < 1 || number > matches.size()) throw Declined.unknown("upload.noMatch", number);
        Recorded recorded = matches.get(number - 1);
        if (seat != Seat.SPECTATOR && seat >= recorded.header().seats()) throw Declined.senseless("table.noSeat", seat);
        retell(Catalog.game(recorded.header().game()), recorded, seat, to);
    }

    private <S extends State<S>, A extends Action, V> void retell(
            Game<S, A, V> game, Recorded recorded, int seat, Consumer<byte[]> to) {
        Match<S, A, V> whole = replay.play(game, recorded);
        List<Entry<A>> entries = whole.entries();
        whole.forget(0);
        Retelling.tell(game, whole, recorded.header().match(), recorded.header().players(), entries, seat, to);
    }

    /** What a record says of its luck; a record that can't be judged is unusable. */
    RecordRoutes.Verdict verified(String record) {
        Recorded recorded = read(record).getFirst();
        Header header = recorded.header();
        if (!Catalog.game(header.game()).version().equals(header.rules())) throw Declined.notNow("table.otherRules");
        Verified verified = new Verification(replay).of(recorded, Catalog::game);
        return switch (verified) {
            case Verified.Good good ->
                new RecordRoutes.Verdict(true, good.outcomes().size(), List.of(), draws(good.outcomes()));
            case Verified.Bad bad ->
                new RecordRoutes.Verdict(false, bad.outcomes().size(), bad.faults(), draws(bad.outcomes()));
        };
    }

    private static List<RecordRoutes.Draw> draws(List<Drawn> drawn) {
        return drawn.stream()
                .map(one -> new RecordRoutes.Draw(
                        one.seq(), one.undos(), one.purpose(), one.total(), one.from(), one.weight()))
                .toList();
    }
}
