package regalia.palace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import regalia.kernel.Game;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Silent;
import regalia.palace.PalaceAction.Bribes;
import regalia.testkit.Played;
import regalia.testkit.Subject;

/**
 * What the laws need to know of Road to the Palace. Hidden by the sheet are the deck's order and the cards taken out, neither of
 * which a match has before they come up, and others' bribes: so any other choice of bribes that shows what was shown will do.
 */
final class Hidden implements Subject<PalaceState, PalaceAction, PalaceView> {

    private static final List<Kind> BRIBES = List.of(Kind.NOBLE, Kind.SOLDIER, Kind.PRIEST);

    @Override
    public Game<PalaceState, PalaceAction, PalaceView> game() {
        return Scene.GAME;
    }

    @Override
    public List<Played<PalaceAction>> scrambleHidden(
            Rules<PalaceState, PalaceAction, PalaceView> rules, List<Played<PalaceAction>> actions, int seat, Rng rng) {
        PalaceState end = rules.start();
        for (Played<PalaceAction> played : actions) rules.apply(end, played.seat(), played.action(), Silent.HERALD);
        boolean first = end.round > 0;
        boolean second = end.toAct() == 0;
        return actions.stream()
                .map(played -> played.seat() != seat && played.action() instanceof Bribes bribes
                        ? new Played<PalaceAction>(played.seat(), otherwise(bribes, first, second, rng))
                        : played)
                .toList();
    }

    private static Bribes otherwise(Bribes truth, boolean firstShown, boolean secondShown, Rng rng) {
        while (true) {
            Bribes bribes = new Bribes(BRIBES.get(rng.below(3)), BRIBES.get(rng.below(3)));
            if (bribes.round1() == bribes.round2()) continue;
            if (firstShown && bribes.round1() != truth.round1()) continue;
            if (secondShown && bribes.round2() != truth.round2()) continue;
            return bribes;
        }
    }

    /** Every card and every disc is in one of its places; unseen cards and those set aside are places too. */
    @Override
    public Map<String, Long> sums(Rules<PalaceState, PalaceAction, PalaceView> rules, PalaceState state) {
        Map<String, Long> sums = new HashMap<>();
        for (int number = 1; number <= Card.COUNT; number++) {
            long count = state.unseen(number);
            for (int row = 0; row < PalaceState.ROWS; row++)
                for (int place = 0; place < state.size(row); place++) if (state.cardAt(row, place) == number) count++;
            for (int seat = 0; seat < rules.seats(); seat++) count += state.taken(seat, number);
            sums.put(Card.of(number).key(), count);
        }
        long politicians = state.stage() == Stage.GRID ? state.setAside : 0;
        for (int seat = 0; seat < rules.seats(); seat++)
            politicians += state.politicians(seat, 0) + state.politicians(seat, 1);
        sums.merge(Card.of(Card.POLITICIAN).key(), politicians, Long::sum);
        for (Colour colour : Colour.values()) sums.put(colour.key(), discs(rules.seats(), state, colour));
        return sums;
    }

    private static long discs(int seats, PalaceState state, Colour colour) {
        long count = state.reserve(colour.ordinal());
        for (int row = 0; row < PalaceState.ROWS; row++) if (state.discOn(row) == colour.ordinal()) count++;
        for (int seat = 0; seat < seats; seat++) {
            count += state.discs(seat, colour.ordinal());
            if (colour == Colour.VIOLET)
                for (int kind = 0; kind < Kind.COLUMNS; kind++) count += state.violets(seat, kind);
        }
        return colour == Colour.VIOLET ? count + state.violetAside : count;
    }

    @Override
    public List<String> hiddenFacts(Rules<PalaceState, PalaceAction, PalaceView> rules, PalaceState state, int seat) {
        List<String> facts = new ArrayList<>();
        for (int other = 0; other < rules.seats(); other++)
            facts.add(other + " bribes " + state.bribe(other, 0) + " and " + state.bribe(other, 1));
        return facts;
    }
}
