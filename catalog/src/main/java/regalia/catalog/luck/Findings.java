package regalia.catalog.luck;

import java.util.ArrayList;
import java.util.List;
import regalia.catalog.Outside;
import regalia.codec.Json;
import regalia.codec.match.Entry;
import regalia.codec.match.Entry.Acted;
import regalia.codec.match.Header;
import regalia.codec.match.Match;
import regalia.codec.match.Recorded;
import regalia.kernel.Action;
import regalia.kernel.Moves;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.State;

/** What is found while a match is played again. */
final class Findings {

    private final Recorded recorded;
    private final PledgedLuck luck;
    private final int[] undos;
    private final Moves possible = new Moves();
    private final List<String> faults = new ArrayList<>();
    private final List<Drawn> outcomes = new ArrayList<>();

    Findings(Recorded recorded, PledgedLuck luck) {
        this.recorded = recorded;
        this.luck = luck;
        undos = undos(recorded.entries());
    }

    /** How many entries take back before each entry. */
    private static int[] undos(List<? extends Entry<?>> entries) {
        int[] undos = new int[entries.size() + 2];
        for (Entry<?> entry : entries)
            undos[entry.seq() + 1] = undos[entry.seq()] + (entry instanceof Entry.Undone<?> ? 1 : 0);
        return undos;
    }

    void promise(Seed seed, Header.Pledge pledge) {
        Header header = recorded.header();
        Commitment due = Commitment.of(seed, header);
        if (!due.hex().equals(pledge.commitment()))
            fault(
                    0,
                    "luck.commitment: the revealed seed gives " + due.hex() + ", but what was promised is "
                            + pledge.commitment());
        for (int seat = 0; seat < header.seats(); seat++) {
            boolean bot = header.players()
                    .get(seat)
                    .bot()
                    .filter(word -> !word.equals(Outside.LEVEL))
                    .isPresent();
            Nonce.fault(pledge.nonces().get(seat), seat, bot, pledge.shared().isPresent())
                    .ifPresent(sentence -> fault(0, sentence));
        }
    }

    <S extends State<S>, A extends Action, V> void chance(Match<S, A, V> match, Acted<A> acted) {
        Rules<S, A, V> rules = match.rules();
        possible.clear();
        rules.legal(match.position(), Seat.CHANCE, possible);
        int seq = acted.seq();
        String purpose = rules.purpose(match.position());
        int point = luck.point(purpose, undos[seq], possible.total());
        int code = acted.action().code();
        int index = 0;
        int from = 0;
        while (possible.code(index) != code) from += possible.weight(index++);
        Drawn drawn = new Drawn(seq, undos[seq], purpose, possible.total(), point, code, from, possible.weight(index));
        outcomes.add(drawn);
        if (!drawn.right())
            fault(
                    seq,
                    "chance at seq " + seq + " (" + purpose + ") should be "
                            + Json.write(rules.action(possible.at(point))) + " by the seed, not "
                            + Json.write(acted.action()));
    }

    /** The server kept its promise, as far as can be told now. */
    boolean none() {
        return faults.isEmpty();
    }

    /** Something else is wrong, in a sentence that already tells where. */
    void add(String sentence) {
        faults.add(sentence);
    }

    Verified verified() {
        List<Drawn> all = List.copyOf(outcomes);
        return none() ? new Verified.Good(all) : new Verified.Bad(List.copyOf(faults), all);
    }

    private void fault(int seq, String sentence) {
        faults.add(recorded.say(seq, sentence));
    }
}
