package regalia.royaume;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.Silent;
import regalia.royaume.RoyaumeAction.Build;
import regalia.royaume.RoyaumeAction.Choose;
import regalia.royaume.RoyaumeAction.Deal;
import regalia.royaume.RoyaumeAction.DiscardTale;
import regalia.royaume.RoyaumeAction.Turn;
import regalia.testkit.Played;

/**
 * Another match that looks the same to one seat. Hidden by the sheet are: tiles in hands that the seat has never held and in the
 * deck, except those shown since; choices until all are in; kingdoms until all are done. A seat that holds a hand knows it from
 * then on, because each tile that leaves it is shown. Somebody who looks on never holds one.
 */
final class Scrambler {

    private final RoyaumeRules rules;
    private final List<Played<RoyaumeAction>> actions;
    private final int viewer;
    private final Rng rng;
    private final RoyaumeState end;
    private final int seats;

    /** For each round and hand, named by the seat it was dealt to, the places of its deals in the list of actions. */
    private final List<List<List<Integer>>> hands = new ArrayList<>();

    private final List<RoyaumeAction> otherwise = new ArrayList<>();
    /** Deals whose tile has been shown. */
    private final List<Integer> shown = new ArrayList<>();
    /** Choices that are still secret, as places in the list. */
    private final List<Integer> secret = new ArrayList<>();

    private int round = -1;

    Scrambler(
            Rules<RoyaumeState, RoyaumeAction, RoyaumeView> rules,
            List<Played<RoyaumeAction>> actions,
            int viewer,
            Rng rng) {
        this.rules = (RoyaumeRules) rules;
        this.actions = actions;
        this.viewer = viewer;
        this.rng = rng;
        seats = rules.seats();
        end = rules.start();
        for (Played<RoyaumeAction> played : actions) {
            rules.apply(end, played.seat(), played.action(), Silent.HERALD);
            otherwise.add(played.action());
        }
    }

    List<Played<RoyaumeAction>> match() {
        readDeals();
        readChoices();
        redeal();
        for (int place : secret) rechoose(place);
        if (end.stage() == Stage.DISCARD_TALE) regiveUp();
        if (end.stage() == Stage.BUILD) rebuild();
        List<Played<RoyaumeAction>> match = new ArrayList<>();
        for (int i = 0; i < actions.size(); i++)
            match.add(new Played<>(actions.get(i).seat(), otherwise.get(i)));
        return match;
    }

    private void readDeals() {
        int dealt = 0;
        for (int i = 0; i < actions.size(); i++) {
            if (!(actions.get(i).action() instanceof Deal(int seat, Tile _))) continue;
            if (dealt++ % (7 * seats) == 0) {
                hands.add(new ArrayList<>());
                for (int hand = 0; hand < seats; hand++) hands.getLast().add(new ArrayList<>());
            }
            hands.getLast().get(seat).add(i);
        }
        round = hands.size() - 1;
    }

    /** Choices come in groups of one for each seat; only the last group may be incomplete, and is secret then. */
    private void readChoices() {
        List<Integer> group = new ArrayList<>();
        int groups = 0;
        for (int i = 0; i < actions.size(); i++) {
            if (!(actions.get(i).action() instanceof Choose)) continue;
            group.add(i);
            if (group.size() < seats) continue;
            for (int place : group) show(place, groups / 6, groups % 6);
            group.clear();
            groups++;
        }
        secret.addAll(group);
    }

    private void show(int place, int when, int passes) {
        Tile tile = ((Choose) actions.get(place).action()).tile();
        for (int deal : hands.get(when).get(origin(actions.get(place).seat(), when, passes))) {
            if (shown.contains(deal) || ((Deal) actions.get(deal).action()).tile() != tile) continue;
            shown.add(deal);
            return;
        }
        throw new IllegalStateException(tile + " was never in that hand");
    }

    /** Whom the hand was dealt to that a seat holds after so many passes: to the left in the first round, then to the right. */
    private int origin(int seat, int when, int passes) {
        return Math.floorMod(when == 0 ? seat - passes : seat + passes, seats);
    }

    private boolean hasHeld(int hand, int when) {
        if (viewer == Seat.SPECTATOR) return false;
        int passes = when < end.round ? 5 : Math.min(end.picked, 5);
        for (int pass = 0; pass <= passes; pass++) if (origin(viewer, when, pass) == hand) return true;
        return false;
    }

    private void redeal() {
        List<Integer> hidden = new ArrayList<>();
        for (int when = 0; when <= round; when++)
            for (int hand = 0; hand < seats; hand++)
                if (!hasHeld(hand, when))
                    for (int deal : hands.get(when).get(hand)) if (!shown.contains(deal)) hidden.add(deal);
        List<Tile> tiles = new ArrayList<>(Tiles.list(end.deck));
        for (int deal : hidden) tiles.add(((Deal) actions.get(deal).action()).tile());
        for (int i = tiles.size() - 1; i > 0; i--) Collections.swap(tiles, i, rng.below(i + 1));
        for (int i = 0; i < hidden.size(); i++) {
            int seat = ((Deal) actions.get(hidden.get(i)).action()).seat();
            otherwise.set(hidden.get(i), new Deal(seat, tiles.get(i)));
        }
    }

    private void rechoose(int place) {
        int seat = actions.get(place).seat();
        if (seat == viewer) return;
        List<Integer> deals = new ArrayList<>(hands.getLast().get(origin(seat, round, end.picked)));
        deals.removeAll(shown);
        int deal = deals.get(rng.below(deals.size()));
        otherwise.set(place, new Choose(((Deal) otherwise.get(deal)).tile()));
    }

    private void regiveUp() {
        for (int i = actions.size() - 1; actions.get(i).action() instanceof DiscardTale; i--) {
            int seat = actions.get(i).seat();
            if (seat != viewer) otherwise.set(i, new DiscardTale(Tale.of(rng.bitOf(end.tales[seat]))));
        }
    }

    private void rebuild() {
        for (int seat = 0; seat < seats; seat++) {
            if (seat == viewer) continue;
            List<RoyaumeAction> built = Hidden.build(rules, end.allKept(seat), end.placed[seat], rng);
            int next = 0;
            for (int i = 0; i < actions.size(); i++) {
                RoyaumeAction action = actions.get(i).action();
                if (actions.get(i).seat() == seat && (action instanceof Build || action instanceof Turn))
                    otherwise.set(i, built.get(next++));
            }
        }
    }
}
