package regalia.server.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import regalia.catalog.luck.Nonce;
import regalia.catalog.luck.PledgedLuck;
import regalia.catalog.luck.Seed;
import regalia.codec.Json;
import regalia.codec.OptionsJson;
import regalia.codec.match.Draft;
import regalia.codec.match.Entry;
import regalia.codec.match.EntryText;
import regalia.codec.match.Header;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Luck;
import regalia.kernel.Moves;
import regalia.kernel.Options;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.kernel.Verdict;
import regalia.server.Declined;
import regalia.server.table.Place;
import regalia.server.table.Table;

/** A match in memory with its luck: how it goes on, how it is written down and read again. Knows no database and nobody who listens. */
final class Course<S extends State<S>, A extends Action, V> {

    private final Game<S, A, V> game;
    private final Match<S, A, V> match;
    private final Seed seed;
    private final IntFunction<Luck> luck;
    private final Moves outcomes = new Moves();

    Course(Game<S, A, V> game, Table table, Seed seed) {
        this(game, table, seed, new PledgedLuck(seed, nonces(table))::after);
    }

    /** With another luck than the pledged one, by how often something was taken back: tests script it. */
    Course(Game<S, A, V> game, Table table, Seed seed, IntFunction<Luck> luck) {
        this.game = game;
        this.seed = seed;
        Options options = OptionsJson.read(game.options(table.seats()), table.options());
        match = new Match<>(game, table.seats(), options);
        this.luck = luck;
    }

    Match<S, A, V> match() {
        return match;
    }

    static List<String> nonces(Table table) {
        List<String> nonces = new ArrayList<>();
        for (int seat = 0; seat < table.seats(); seat++) {
            int number = seat;
            nonces.add(table.places().get(seat).nonce().orElseGet(() -> Nonce.bot(number)));
        }
        return nonces;
    }

    static List<Player> players(Table table) {
        return table.places().stream()
                .map(place -> new Player(place.name(), place.bot()))
                .toList();
    }

    /** The first line of its record. */
    Header header(Table table) {
        Header plain = match.header(table.id(), players(table));
        return plain.pledged(new Header.Pledge(table.commitment(), nonces(table), table.shared()));
    }

    Seed seed() {
        return seed;
    }

    /** Draws all luck up to the next decision. */
    void drawLuck() {
        Rules<S, A, V> rules = match.rules();
        while (match.position().toAct() < 0) {
            outcomes.clear();
            rules.legal(match.position(), Seat.CHANCE, outcomes);
            int code = luck.apply(match.undos()).draw(rules.purpose(match.position()), outcomes);
            match.act(Seat.CHANCE, rules.action(code));
        }
    }

    /** What was done since an entry, ready to be kept. */
    Commit commit(int after, long now, Optional<Answered> answered) {
        return new Commit(after + 1, match.seq(), now, EntryText.write(match.entriesAfter(after)), answered);
    }

    /** Follows what is kept. */
    List<Entry<A>> recall(Commit commit) {
        List<Entry<A>> entries =
                EntryText.read(commit.body(), commit.first(), match.rules().seats(), game.actions());
        for (Entry<A> entry : entries) match.add(entry);
        return entries;
    }

    /** What was not kept has not happened. */
    void forget(int after, Collection<SealedRow> sealed) {
        match.forget(after);
        for (SealedRow row : sealed) recall(row);
    }

    /** A choice that waits, as it is kept. */
    SealedRow sealed(int decision, int seat, long now) {
        List<Entry<A>> drafts = new ArrayList<>();
        for (Draft<A> draft : match.drafts(seat))
            drafts.add(new Entry.Acted<>(drafts.size() + 1, seat, draft.action(), draft.bot()));
        return new SealedRow(decision, seat, EntryText.write(drafts), now);
    }

    void recall(SealedRow row) {
        List<Draft<A>> drafts = new ArrayList<>();
        for (Entry<A> entry : EntryText.read(row.body(), 1, match.rules().seats(), game.actions()))
            if (entry instanceof Entry.Acted<A> acted) drafts.add(new Draft<>(acted.action(), acted.bot()));
        match.redraft(row.seat(), drafts);
    }

    /** What a request means; {@link Declined} with the reason and the rule if it means nothing that the seat may do. */
    A read(Request request) {
        return request.index().isPresent()
                ? indexed(request.seat(), request.index().get())
                : named(request.seat(), request.action().orElseThrow());
    }

    private A indexed(int seat, int index) {
        List<A> legal = match.legal(seat);
        if (legal.isEmpty()) throw Declined.notNow("match.notYourTurn");
        if (index < 0 || index >= legal.size()) throw Declined.senseless("wire.noIndex", index, legal.size() - 1);
        return legal.get(index);
    }

    private A named(int seat, JsonNode node) {
        A action = Json.bind(node, game.actions(), "action");
        return switch (match.judge(seat, action)) {
            case Verdict.Allowed _ -> action;
            case Verdict.Forbidden forbidden -> throw Declined.byRule(forbidden.why(), forbidden.rule(), game.id());
        };
    }

    /** The seats that must decide now and have not, people's and bots' alike. */
    List<Integer> owing() {
        int toAct = match.position().toAct();
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < match.rules().seats(); seat++) if ((toAct & Seat.bit(seat)) != 0) seats.add(seat);
        return seats;
    }

    /** Who decides for a seat if it isn't its owner: the level of a bot of ours. */
    Optional<String> deputy(Table table, int seat) {
        Place place = table.places().get(seat);
        if (place.ours().isPresent()) return place.ours();
        if (match.conceded(seat) || place.person().isEmpty())
            return Optional.of(match.keeper(seat).orElse(table.terms().caretaker()));
        return match.keeper(seat);
    }

    /** Declines what the owner of a seat wants while a bot plays for it: two would play with one hand. */
    void demandOwner(Table table, int seat) {
        if (match.conceded(seat)) throw Declined.notNow("table.conceded");
        if (deputy(table, seat).isPresent()) throw Declined.notNow("table.kept");
    }
}
