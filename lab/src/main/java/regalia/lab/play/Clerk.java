package regalia.lab.play;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Moves;
import regalia.kernel.Named;
import regalia.kernel.Rules;
import regalia.kernel.Subjects;
import regalia.lab.tally.Ballot;

/** Writes down at each decision what could be chosen and what was. For one thread. */
final class Clerk<A extends Action, V> {

    /** As many actions are remembered with what they are about; a game may have millions. */
    private static final int REMEMBERED = 1 << 16;

    private final Rules<?, A, V> rules;
    private final Optional<Subjects<A, V>> subjects;
    private final Picks picks;
    private final int[] codes;
    private final int[][] about;
    /** By pick: how many legal actions of this decision are about it. */
    private int[] actions = new int[256];

    private int[] seen = new int[256];
    private int seenSize;

    Clerk(Game<?, A, V> game, Rules<?, A, V> rules, Picks picks) {
        this.rules = rules;
        this.picks = picks;
        subjects = game.subjects();
        int size = Math.min(REMEMBERED, Integer.highestOneBit(Math.max(1, rules.codes() - 1)) << 1);
        codes = new int[size];
        about = new int[size][];
        Arrays.fill(codes, -1);
    }

    /** One decision of a seat among several legal actions. */
    void enter(V view, int seat, Moves legal, int chosen, Ballot ballot) {
        for (int i = 0; i < legal.size(); i++) {
            for (int pick : about(legal.code(i))) see(pick);
            for (int pick : subjects(view, legal.code(i))) see(pick);
        }
        for (int i = 0; i < seenSize; i++)
            if (actions[seen[i]] < legal.size()) ballot.offer(seen[i], actions[seen[i]], legal.size());
        for (int pick : about(chosen)) choose(pick, seat, legal, ballot);
        for (int pick : subjects(view, chosen)) choose(pick, seat, legal, ballot);
        for (int i = 0; i < seenSize; i++) actions[seen[i]] = 0;
        seenSize = 0;
    }

    private void choose(int pick, int seat, Moves legal, Ballot ballot) {
        if (actions[pick] < legal.size()) ballot.choose(pick, seat);
    }

    private void see(int pick) {
        if (pick >= actions.length) actions = Arrays.copyOf(actions, 2 * pick);
        if (actions[pick]++ > 0) return;
        if (seenSize == seen.length) seen = Arrays.copyOf(seen, 2 * seenSize);
        seen[seenSize++] = pick;
    }

    private int[] about(int code) {
        int place = code & (codes.length - 1);
        if (codes[place] != code) {
            about[place] = Anatomy.of(rules.action(code)).stream()
                    .mapToInt(picks::number)
                    .toArray();
            codes[place] = code;
        }
        return about[place];
    }

    private static final int[] NONE = {};

    private int[] subjects(V view, int code) {
        if (subjects.isEmpty()) return NONE;
        A action = rules.action(code);
        List<Named> things = subjects.get().of(view, action);
        return things.stream()
                .mapToInt(thing -> picks.number(Anatomy.subject(action, thing)))
                .distinct()
                .toArray();
    }
}
