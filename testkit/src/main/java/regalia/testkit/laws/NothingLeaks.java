package regalia.testkit.laws;

import java.util.List;
import regalia.kernel.Action;
import regalia.kernel.Rng;
import regalia.kernel.State;
import regalia.testkit.Broken;
import regalia.testkit.Law;
import regalia.testkit.Played;
import regalia.testkit.RandomMatch;

/** Two matches that differ only in what a seat doesn't know reach it as the same bytes. */
public final class NothingLeaks implements Law {

    @Override
    public String title() {
        return "law 6: nothing leaks";
    }

    @Override
    public <S extends State<S>, A extends Action, V> void check(RandomMatch<S, A, V> match, Rng rng) {
        int viewer = match.viewers()[rng.below(match.seats() + 1)];
        List<Played<A>> truth =
                match.actions().subList(0, rng.below(match.actions().size() + 1));
        List<Played<A>> other = match.subject().scrambleHidden(match.rules(), truth, viewer, rng);
        Broken.unless(other.size() == truth.size(), "the scrambler made ", other.size(), " actions of ", truth.size());
        List<String> one = new Traffic<>(match.rules(), viewer).of(truth);
        List<String> two = new Traffic<>(match.rules(), viewer).of(other);
        for (int i = 0; i < Math.min(one.size(), two.size()); i++)
            Broken.unless(
                    one.get(i).equals(two.get(i)),
                    "seat ",
                    viewer,
                    " can tell two matches apart that it must not, by\n    ",
                    one.get(i),
                    "\n  against\n    ",
                    two.get(i));
        Broken.unless(one.size() == two.size(), "seat ", viewer, " gets ", one.size(), " lines or ", two.size());
    }
}
