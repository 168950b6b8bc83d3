package regalia.testkit.laws;

import regalia.kernel.Action;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.kernel.Verdict;
import regalia.testkit.Broken;
import regalia.testkit.Law;
import regalia.testkit.RandomMatch;

/** The fast way and the readable way to ask what is legal agree, for everybody and over everything that can be said. */
public final class LegalIsWhatJudgeAllows implements Law {

    /** Up to so many codes all are asked about, beyond it a sample of as many as keeps a match cheap. */
    private static final int ALL_CODES = 20_000;

    private static final int QUESTIONS = 60_000;
    private static final int POSITIONS = 8;

    @Override
    public String title() {
        return "law 2: legal lists exactly what judge allows";
    }

    @Override
    public <S extends State<S>, A extends Action, V> void check(RandomMatch<S, A, V> match, Rng rng) {
        int each = Math.min(match.rules().codes(), ALL_CODES) * (match.seats() + 1);
        int positions = Math.clamp(QUESTIONS / each, 1, POSITIONS);
        match.sample(positions, rng, state -> {
            for (int seat = 0; seat < match.seats(); seat++) compare(match, state, seat, rng);
            compare(match, state, Seat.CHANCE, rng);
        });
    }

    private static <S extends State<S>, A extends Action, V> void compare(
            RandomMatch<S, A, V> match, S state, int seat, Rng rng) {
        Rules<S, A, V> rules = match.rules();
        Moves legal = new Moves();
        rules.legal(state, seat, legal);
        for (int i = 0; i < legal.size(); i++) {
            int code = legal.code(i);
            Broken.unless(i == 0 || legal.code(i - 1) < code, "not ascending for seat ", seat, ": ", legal);
            Broken.unless(legal.weight(i) > 0, "code ", code, " has the weight ", legal.weight(i));
            Broken.unless(rules.expressible(code), "code ", code, " is legal and can't be expressed");
            ask(rules, state, seat, code, legal);
        }
        if (rules.codes() <= ALL_CODES)
            for (int code = 0; code < rules.codes(); code++) ask(rules, state, seat, code, legal);
        else {
            for (int i = 0; i < ALL_CODES / 4; i++) ask(rules, state, seat, rng.below(rules.codes()), legal);
            // What is nearly legal is where the two ways differ most easily.
            for (int code : Spread.over(legal.toArray()))
                for (int near = code - 2; near <= code + 2; near++) ask(rules, state, seat, near, legal);
        }
    }

    private static <S extends State<S>, A extends Action, V> void ask(
            Rules<S, A, V> rules, S state, int seat, int code, Moves legal) {
        if (!rules.expressible(code)) return;
        A action = rules.action(code);
        Verdict verdict;
        try {
            verdict = rules.judge(state, seat, action);
        } catch (RuntimeException e) {
            throw new IllegalStateException("judge throws for " + action + " at seat " + seat, e);
        }
        boolean listed = legal.contains(code);
        if (verdict.allowed() != listed)
            throw new Broken(action + " (code " + code + ") at seat " + seat + ": judge says " + verdict + ", legal "
                    + (listed ? "has it" : "hasn't"));
    }
}
