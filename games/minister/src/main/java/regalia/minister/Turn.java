package regalia.minister;

import regalia.kernel.Herald;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.minister.MinisterAction.Removed;

/** Setup and the course of a turn: the roll, its use, what an arrival brings, who is next. */
final class Turn {

    private static final int FIRST_ON_OPINION = 3;
    private static final int HIGHEST_THAT_COUNTS = 3;
    private static final int ALL_MEMBERS = 0xF;

    private final MinisterRules rules;
    private final Track track;

    Turn(MinisterRules rules) {
        this.rules = rules;
        track = rules.track;
    }

    @Rule({"MIN-5", "MIN-6", "MIN-7"})
    void setUp(MinisterState state, Herald herald) {
        rules.career.setUp(state);
        rules.cabinet.setUp(state, herald);
        rules.time.setUp(state);
        state.stage(Stage.FIRST_PLAYER, Seat.bit(Seat.CHANCE));
        if (rules.first >= 0) firstPlayer(state, rules.first, herald);
    }

    @Rule("MIN-7")
    void firstPlayer(MinisterState state, int seat, Herald herald) {
        state.turn = seat;
        herald.announce(Seat.EVERYBODY, "log.firstPlayer", Seat.of(seat));
        state.stage(Stage.ROLL, Seat.bit(Seat.CHANCE));
    }

    void roll(MinisterState state, int number, Herald herald) {
        state.rolls++;
        if (state.stage == Stage.ROLL.ordinal()) rollOfTheTurn(state, number, herald);
        else rollOfAnArrival(state, number, herald);
    }

    /** A result that can be used must be used; one that can't moves the time marker. */
    @Rule("MIN-12")
    private void rollOfTheTurn(MinisterState state, int number, Herald herald) {
        state.number = number;
        herald.announce(Seat.EVERYBODY, "log.roll", Seat.of(state.turn), number);
        if (rules.career.canUse(state, state.turn)) state.ask(Stage.USE, state.turn);
        else if (!rules.time.step(state, herald)) end(state);
    }

    /** 1, 2 and 3 count; after the last die the sum is one placing. */
    @Rule({"MIN-13", "MIN-14"})
    private void rollOfAnArrival(MinisterState state, int number, Herald herald) {
        boolean counts = number <= HIGHEST_THAT_COUNTS;
        herald.announce(Seat.EVERYBODY, counts ? "log.counts" : "log.countsNot", Seat.of(state.turn), number);
        if (counts) state.sum += number;
        if (--state.dice == 0 && !rules.cabinet.ask(state, state.turn, herald)) goOn(state);
    }

    /** By the roll or by influence, which differ in what an influence space does. */
    @Rule({"MIN-8", "MIN-16", "MIN-20"})
    void advance(MinisterState state, int from, int to, Herald herald) {
        boolean all = state.stage == Stage.ADVANCE_ALL.ordinal();
        boolean byRoll = state.stage == Stage.USE.ordinal();
        int member = rules.career.free(state, state.turn, from, all ? state.toMove : ALL_MEMBERS);
        int own = member - state.turn * MinisterState.MEMBERS;
        if (all) state.toMove &= ~(1 << own);
        state.move(member, to);
        Spot spot = track.named(to);
        herald.announce(
                Seat.EVERYBODY, "log.advance", Seat.of(state.turn), track.zoneAt(from), spot.zone(), spot.space());
        if (to == track.opinion) opinion(state, herald);
        else if (spot.zone().rolls() > 0) askDice(state, spot.zone().rolls());
        else if (!byRoll || spot.zone().kind() != Zone.Kind.INFLUENCE || !askInfluence(state, own)) goOn(state);
    }

    /** The exile is an exile no more: where it stands tells nothing of where it was. */
    @Rule("MIN-15")
    void comeBack(MinisterState state, Herald herald) {
        int member = rules.career.exile(state, state.turn);
        state.exiles &= ~(1 << member);
        state.move(member, track.opinion);
        herald.announce(Seat.EVERYBODY, "log.return", Seat.of(state.turn));
        opinion(state, herald);
    }

    /** The first member of a party there rolls three times, a further one once. */
    @Rule({"MIN-14", "MIN-15"})
    private void opinion(MinisterState state, Herald herald) {
        rules.career.exile(state, state.turn, herald);
        askDice(state, rules.career.onOpinion(state, state.turn) == 1 ? FIRST_ON_OPINION : 1);
    }

    @Rule({"MIN-13", "MIN-14"})
    private static void askDice(MinisterState state, int dice) {
        state.dice = dice;
        state.stage(Stage.PRESS_ROLL, Seat.bit(Seat.CHANCE));
    }

    /** With neither influence possible, nothing is asked. */
    @Rule("MIN-16")
    private boolean askInfluence(MinisterState state, int own) {
        state.asking = own;
        if (rules.influence.advancing(state) != 0 || rules.influence.canDropAny(state)) {
            state.ask(Stage.INFLUENCE, state.turn);
            return true;
        }
        state.asking = 0;
        return false;
    }

    @Rule("MIN-10")
    void climbOut(MinisterState state, int spot, Herald herald) {
        state.soup &= ~(1 << rules.career.inSoup(state, state.turn, spot));
        herald.announce(Seat.EVERYBODY, "log.climbOut", Seat.of(state.turn), track.zoneAt(spot));
        end(state);
    }

    @Rule("MIN-11")
    void bringIn(MinisterState state, Herald herald) {
        int members = rules.career.onOpinion(state, state.turn);
        herald.announce(Seat.EVERYBODY, "log.bringIn", Seat.of(state.turn), state.number, members);
        state.sum = state.number * members;
        if (!rules.cabinet.ask(state, state.turn, herald)) end(state);
    }

    @Rule("MIN-16")
    void advanceAll(MinisterState state, Herald herald) {
        state.toMove = rules.influence.advancing(state);
        state.asking = 0;
        herald.announce(Seat.EVERYBODY, "log.advanceAll", Seat.of(state.turn));
        state.ask(Stage.ADVANCE_ALL, state.turn);
    }

    @Rule("MIN-16")
    void dropAll(MinisterState state, Herald herald) {
        herald.announce(Seat.EVERYBODY, "log.dropAll", Seat.of(state.turn));
        rules.influence.dropAll(state, herald);
        end(state);
    }

    @Rule("MIN-20")
    void drop(MinisterState state, int spot, Herald herald) {
        rules.career.drop(state, rules.career.opponent(state, state.turn, spot), herald);
        end(state);
    }

    @Rule({"MIN-16", "MIN-20"})
    void decline(MinisterState state, Herald herald) {
        herald.announce(Seat.EVERYBODY, "log.decline", Seat.of(state.turn));
        end(state);
    }

    @Rule({"MIN-17", "MIN-18", "MIN-23"})
    void place(MinisterState state, int seat, int ministers, Removed removed, Herald herald) {
        rules.cabinet.place(state, seat, ministers, removed, herald);
        if (!Cabinet.isOfOneParty(state)) {
            goOn(state);
            return;
        }
        herald.announce(Seat.EVERYBODY, "log.allPosts", Seat.of(state.chancellor));
        state.toMove = 0;
        state.stage(Stage.OVER, 0);
    }

    /** Whoever is still to advance by influence does; else the turn is over. */
    @Rule("MIN-16")
    private void goOn(MinisterState state) {
        if (state.toMove != 0) state.ask(Stage.ADVANCE_ALL, state.turn);
        else end(state);
    }

    @Rule("MIN-7")
    private void end(MinisterState state) {
        state.number = 0;
        state.asking = 0;
        state.turn = state.turn + 1 == rules.seats ? 0 : state.turn + 1;
        state.stage(Stage.ROLL, Seat.bit(Seat.CHANCE));
    }
}
