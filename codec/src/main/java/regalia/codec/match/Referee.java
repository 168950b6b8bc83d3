package regalia.codec.match;

import java.util.ArrayList;
import java.util.List;
import regalia.kernel.Action;
import regalia.kernel.Moves;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.kernel.Verdict;

/** Asks the rules about actions that may come from anywhere. For one thread at a time. */
final class Referee<S extends State<S>, A extends Action> {

    private final Rules<S, A, ?> rules;
    private final Moves moves = new Moves();

    Referee(Rules<S, A, ?> rules) {
        this.rules = rules;
    }

    List<A> legal(S position, int seat) {
        rules.legal(position, seat, moves);
        List<A> actions = new ArrayList<>(moves.size());
        for (int i = 0; i < moves.size(); i++) actions.add(rules.action(moves.code(i)));
        return List.copyOf(actions);
    }

    Verdict judge(S position, int seat, A action) {
        if (seat != Seat.CHANCE && (seat < 0 || seat >= rules.seats())) return Verdict.forbidden("", "match.noSeat");
        if (seat != Seat.CHANCE) {
            // The rules speak first, because they can say why.
            Verdict verdict = rules.judge(position, seat, action);
            return verdict.allowed() && !expressible(action) ? Verdict.forbidden("", "match.noAction") : verdict;
        }
        boolean possible = expressible(action) && possible(position, action);
        return possible ? Verdict.Allowed.ALLOWED : Verdict.forbidden("", "match.noChance");
    }

    private boolean possible(S position, A action) {
        rules.legal(position, Seat.CHANCE, moves);
        return moves.contains(action.code());
    }

    /** Whether the fields of an action mean something at this table: a number in a record may be any number. */
    private boolean expressible(A action) {
        try {
            int code = action.code();
            return rules.expressible(code) && rules.action(code).equals(action);
        } catch (IndexOutOfBoundsException | IllegalArgumentException beyond) {
            return false;
        }
    }
}
