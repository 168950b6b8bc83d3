package regalia.emblemes;

import regalia.kernel.Herald;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

/** Setup and the course of a turn: who selects, who reveals and places, which power asks, what comes after it. */
final class Turn {

    private final EmblemesRules rules;
    private final Powers powers;
    private final RoundEnd roundEnd;

    Turn(EmblemesRules rules, Powers powers, RoundEnd roundEnd) {
        this.rules = rules;
        this.powers = powers;
        this.roundEnd = roundEnd;
    }

    /** Three gold each; the pawn is drawn for, unless the table named its holder. */
    @Rule({"EMB-3", "EMB-4"})
    void setUp(EmblemesState state, Herald herald) {
        for (int seat = 0; seat < rules.seats; seat++) {
            state.pile[seat] = EmblemesRules.FAMILY;
            state.imposed[seat] = EmblemesState.NONE;
            state.gold[seat] = EmblemesRules.STARTING_GOLD;
            herald.points(seat, EmblemesRules.STARTING_GOLD, "EMB-3", "reason.start");
        }
        state.stage(Stage.FIRST_PLAYER, Seat.bit(Seat.CHANCE));
        if (rules.first >= 0) firstPlayer(state, rules.first, herald);
    }

    void firstPlayer(EmblemesState state, int seat, Herald herald) {
        state.pawn = seat;
        state.actor = seat;
        herald.announce(Seat.EVERYBODY, "log.firstPlayer", Seat.of(seat));
        state.stage(Stage.DRAW, Seat.bit(Seat.CHANCE));
    }

    /** Hands are filled seat by seat; then all select. */
    @Rule({"EMB-3", "EMB-17"})
    void draw(EmblemesState state, int seat, Persona character, Herald herald) {
        state.pile[seat] &= ~bit(character.value());
        state.hand[seat] |= bit(character.value());
        herald.announce(Seat.bit(seat), "log.drawOwn", character);
        herald.announce(Seat.others(seat), "log.draw", Seat.of(seat));
        herald.revealed(Seat.bit(seat));
        if (rules.drawer(state) == EmblemesState.NONE) beginTurn(state, herald);
    }

    private void beginTurn(EmblemesState state, Herald herald) {
        herald.announce(Seat.EVERYBODY, "log.turn", state.round + 1, state.turn + 1);
        state.placed = 0;
        state.stage(Stage.SELECT, Seat.all(rules.seats));
    }

    /** Nothing is said here, since nothing that lasts may tell in which order the players chose. */
    @Rule("EMB-6")
    void select(EmblemesState state, int seat, Persona character, Herald herald) {
        state.hand[seat] &= ~bit(character.value());
        state.selected[seat] = character.value();
        state.toAct &= ~Seat.bit(seat);
        if (state.toAct == 0) reveal(state, herald);
    }

    /** Clockwise from the pawn's holder, each turns up the selected card before choosing where it goes. */
    @Rule("EMB-7")
    private void reveal(EmblemesState state, Herald herald) {
        int actor = state.pawn + state.placed;
        state.actor = actor < rules.seats ? actor : actor - rules.seats;
        herald.announce(Seat.EVERYBODY, "log.reveal", Seat.of(state.actor), Persona.of(state.selected[state.actor]));
        herald.revealed(Seat.EVERYBODY);
        state.stage(Stage.PLACE, Seat.bit(state.actor));
    }

    @Rule({"EMB-7", "EMB-8", "EMB-9"})
    void place(EmblemesState state, Location location, int gap, Herald herald) {
        int actor = state.actor;
        Persona character = Persona.of(state.selected[actor]);
        state.card = Card.number(actor, character.value());
        state.at = location.ordinal();
        state.selected[actor] = 0;
        state.imposed[actor] = EmblemesState.NONE;
        state.insert(state.at, state.card, gap);
        herald.announce(Seat.EVERYBODY, "log.place", Seat.of(actor), character, location);
        if (character.immediate()) act(state, character, herald);
        else end(state, herald);
    }

    /** Starts a power of the card that was placed. Either it asks for a target, or it is done. */
    @Rule({"EMB-9", "EMB-12"})
    private void act(EmblemesState state, Persona power, Herald herald) {
        state.power = power.value();
        Stage question = powers.start(state, power, rules.seats, herald);
        if (question == Stage.PLACE) end(state, herald);
        else state.stage(question, Seat.bit(state.actor));
    }

    void move(EmblemesState state, int card, Location location, int gap, Herald herald) {
        powers.guard(state, card, location, gap, herald);
        end(state, herald);
    }

    void bring(EmblemesState state, int card, int gap, Herald herald) {
        powers.bard(state, card, gap, herald);
        end(state, herald);
    }

    void discard(EmblemesState state, int card, Herald herald) {
        powers.warrior(state, card, herald);
        end(state, herald);
    }

    void rob(EmblemesState state, int seat, Herald herald) {
        powers.thief(state, seat, herald);
        end(state, herald);
    }

    void impose(EmblemesState state, int seat, Location location, Herald herald) {
        powers.strategist(state, seat, location, herald);
        end(state, herald);
    }

    /** The copied power acts as if the Alchemist had it, from the Alchemist's place. */
    @Rule({"EMB-P10", "EMB-18"})
    void copy(EmblemesState state, int card, Herald herald) {
        Persona copied = Persona.of(Card.value(card));
        herald.announce(Seat.EVERYBODY, "log.copy", Seat.of(state.actor), copied);
        act(state, copied, herald);
    }

    @Rule("EMB-P9")
    void replace(EmblemesState state, int seat, Herald herald) {
        state.target = seat;
        herald.announce(Seat.EVERYBODY, "log.replace", Seat.of(state.actor), Seat.of(seat));
        state.stage(Stage.SWAP, Seat.bit(Seat.CHANCE));
    }

    void swap(EmblemesState state, int seat, Persona drawn, Herald herald) {
        powers.swap(state, seat, drawn, herald);
        end(state, herald);
    }

    /** The next player reveals; after the last the pawn moves on, and the turn or the round ends. */
    @Rule({"EMB-7", "EMB-10"})
    private void end(EmblemesState state, Herald herald) {
        state.card = 0;
        state.at = 0;
        state.power = 0;
        state.target = 0;
        if (++state.placed < rules.seats) {
            reveal(state, herald);
            return;
        }
        state.pawn = rules.next(state.pawn);
        state.actor = state.pawn;
        herald.announce(Seat.EVERYBODY, "log.pawn", Seat.of(state.pawn));
        if (++state.turn < rules.turns()) beginTurn(state, herald);
        else endRound(state, herald);
    }

    @Rule({"EMB-15", "EMB-16", "EMB-17", "EMB-23"})
    private void endRound(EmblemesState state, Herald herald) {
        roundEnd.settle(state, herald);
        state.placed = 0;
        if (state.round + 1 == EmblemesRules.ROUNDS) {
            herald.announce(Seat.EVERYBODY, "log.over");
            state.stage(Stage.OVER, 0);
            return;
        }
        state.round++;
        state.turn = 0;
        state.stage(Stage.DRAW, Seat.bit(Seat.CHANCE));
    }

    private static int bit(int value) {
        return 1 << value;
    }
}
