package regalia.testkit.laws;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regalia.kernel.Action;
import regalia.kernel.Rng;
import regalia.kernel.State;
import regalia.testkit.Broken;
import regalia.testkit.Law;
import regalia.testkit.RandomMatch;

/** Every piece is somewhere, once, and the game's sums stay what they are; in imagined positions too. */
public final class NothingGetsLost implements Law {

    private static final int POSITIONS = 12;

    @Override
    public String title() {
        return "law 8: nothing gets lost and nothing appears";
    }

    @Override
    public <S extends State<S>, A extends Action, V> void check(RandomMatch<S, A, V> match, Rng rng) {
        S start = match.rules().start();
        Map<String, Long> sums = match.subject().sums(match.rules(), start);
        Set<String> pieces = Set.copyOf(match.subject().pieces(match.rules(), start));
        Broken.unless(!sums.isEmpty() || !pieces.isEmpty(), "the game names neither sums nor pieces");
        S imagined = match.rules().start();
        match.sample(POSITIONS, rng, state -> {
            count(match, state, sums, pieces, "");
            int viewer = match.viewers()[rng.below(match.seats() + 1)];
            match.rules().imagine(match.rules().view(state, viewer), rng, imagined);
            count(match, imagined, sums, pieces, " in what seat " + viewer + " imagines");
        });
    }

    private static <S extends State<S>, A extends Action, V> void count(
            RandomMatch<S, A, V> match, S state, Map<String, Long> sums, Set<String> pieces, String where) {
        Map<String, Long> now = match.subject().sums(match.rules(), state);
        Broken.unless(now.equals(sums), "the sums were ", sums, " at the start and are ", now, where);
        List<String> found = match.subject().pieces(match.rules(), state);
        Set<String> once = new HashSet<>();
        for (String piece : found) {
            Broken.unless(once.add(piece), piece, " is there twice", where);
            Broken.unless(pieces.contains(piece), piece, " has appeared", where);
        }
        for (String piece : pieces) Broken.unless(once.contains(piece), piece, " is gone", where);
    }
}
