package regalia.royaume;

import regalia.kernel.Herald;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

/** Setup and the time of choices: two rounds in which tiles are dealt, chosen and passed on, and tales are given up. */
final class Choices {

    private final RoyaumeRules rules;
    private final Happenings happenings;
    private final Builders builders;

    Choices(RoyaumeRules rules, Happenings happenings, Builders builders) {
        this.rules = rules;
        this.happenings = happenings;
        this.builders = builders;
    }

    void setUp(RoyaumeState state, Herald herald) {
        state.deck = rules.box;
        if (rules.level == Level.FULL) {
            state.events = (1L << rules.events.size()) - 1;
            System.arraycopy(rules.tokens, 0, state.supply, 0, Symbol.COUNT);
            System.arraycopy(rules.cards, 0, state.cards, 0, Symbol.COUNT);
        }
        state.chance(Stage.FIRST_PLAYER);
        if (rules.first >= 0) firstPlayer(state, rules.first, herald);
    }

    @Rule("ROY-9")
    void firstPlayer(RoyaumeState state, int seat, Herald herald) {
        state.first = seat;
        herald.announce(Seat.EVERYBODY, "log.first", Seat.of(seat));
        for (int colour = 0; colour < Colour.COUNT; colour++) thinOut(state, colour, herald);
        if (rules.seats == 3) state.chance(Stage.TAKE_OUT);
        else dealTales(state, herald);
    }

    /** What leaves the game without a choice: with two players two characters, else none; a terrain; with two a workshop. */
    @Rule("ROY-8")
    private void thinOut(RoyaumeState state, int colour, Herald herald) {
        if (rules.seats == RoyaumeState.SEATS) return;
        for (int number = 0; number < Tile.COUNT; number++) {
            if (Tile.colour(number) != colour) continue;
            Tile tile = Tile.of(number);
            boolean leaves = tile.role() == Role.TERRAIN
                    || (rules.seats == 2 && (tile.role() == Role.CHARACTER || tile.role() == Role.WORKSHOP));
            if (leaves) remove(state, tile, herald);
        }
    }

    private static void remove(RoyaumeState state, Tile tile, Herald herald) {
        state.deck -= Tiles.one(tile.ordinal());
        state.out += Tiles.one(tile.ordinal());
        herald.announce(Seat.EVERYBODY, "log.takenOut", tile);
    }

    @Rule("ROY-8")
    void takeOut(RoyaumeState state, Tile tile, Herald herald) {
        remove(state, tile, herald);
        herald.revealed(Seat.EVERYBODY);
        if (++state.step < Colour.COUNT) return;
        state.step = 0;
        dealTales(state, herald);
    }

    private void dealTales(RoyaumeState state, Herald herald) {
        if (rules.level.tales()) state.chance(Stage.DEAL_TALES);
        else beginRound(state, herald);
    }

    @Rule({"ROY-9", "ROY-32"})
    void dealTale(RoyaumeState state, int seat, Tale tale, Herald herald) {
        state.tales[seat] |= (short) (1 << tale.ordinal());
        herald.announce(Seat.EVERYBODY, "log.tale", Seat.of(seat), tale);
        herald.revealed(Seat.EVERYBODY);
        boolean all = seat == rules.seats - 1 && Integer.bitCount(state.tales[seat]) == RoyaumeRules.TALES;
        if (all) beginRound(state, herald);
    }

    @Rule("ROY-10")
    private void beginRound(RoyaumeState state, Herald herald) {
        herald.announce(Seat.EVERYBODY, "log.round", state.round + 1);
        state.picked = 0;
        state.chance(Stage.DEAL);
    }

    @Rule("ROY-10")
    void deal(RoyaumeState state, int seat, Tile tile, Herald herald) {
        state.deck -= Tiles.one(tile.ordinal());
        state.hand[seat] += Tiles.one(tile.ordinal());
        herald.announce(Seat.bit(seat), "log.dealOwn", tile);
        herald.announce(Seat.others(seat), "log.deal", Seat.of(seat));
        herald.revealed(Seat.bit(seat));
        if (seat < rules.seats - 1 || Tiles.size(state.hand[seat]) < RoyaumeRules.HAND) return;
        if (rules.level == Level.FULL) state.chance(Stage.TURN_UP);
        else ask(state, herald);
    }

    @Rule("ROY-10")
    void turnUp(RoyaumeState state, Event event, Herald herald) {
        int at = rules.eventAt(event);
        state.events &= ~(1L << at);
        state.turned[state.step] = (byte) (at + 1);
        herald.announce(Seat.EVERYBODY, "log.event", state.step + 1, rules.told(state, state.step));
        herald.revealed(Seat.EVERYBODY);
        if (++state.step < RoyaumeRules.EVENTS) return;
        state.step = 0;
        ask(state, herald);
    }

    private void ask(RoyaumeState state, Herald herald) {
        herald.announce(Seat.EVERYBODY, "log.choose", state.round + 1, state.picked + 1);
        state.stage(Stage.CHOOSE, Seat.all(rules.seats));
    }

    /** Nothing is said here, since nothing that lasts may tell in which order the players chose. */
    @Rule("ROY-11")
    void choose(RoyaumeState state, int seat, Tile tile, Herald herald) {
        state.hand[seat] -= Tiles.one(tile.ordinal());
        state.chosen[seat] = (byte) (tile.ordinal() + 1);
        state.toAct &= ~Seat.bit(seat);
        if (state.toAct == 0) reveal(state, herald);
    }

    /** In the full game whoever shows a monster draws a token at once. */
    @Rule({"ROY-11", "ROY-31", "ROY-32"})
    private void reveal(RoyaumeState state, Herald herald) {
        for (int seat = 0; seat < rules.seats; seat++) {
            int tile = state.chosen[seat] - 1;
            state.chosen[seat] = 0;
            state.kept[seat] += Tiles.one(tile);
            herald.announce(Seat.EVERYBODY, "log.reveal", Seat.of(seat), Tile.of(tile));
            if (rules.level == Level.FULL && Tile.isMonster(tile)) state.owed[seat] = 1;
        }
        herald.revealed(Seat.EVERYBODY);
        state.next = Stage.CHOOSE.ordinal();
        if (!Adventures.due(rules, state, herald)) passOn(state, herald);
    }

    /** To the left in round 1, to the right in round 2; a last tile is discarded unseen by the others. */
    @Rule("ROY-12")
    void passOn(RoyaumeState state, Herald herald) {
        state.next = 0;
        if (++state.picked == RoyaumeRules.PICKS) {
            discardLast(state, herald);
            return;
        }
        long[] hand = state.hand;
        int last = rules.seats - 1;
        if (state.round == 0) {
            long held = hand[last];
            for (int seat = last; seat > 0; seat--) hand[seat] = hand[seat - 1];
            hand[0] = held;
        } else {
            long held = hand[0];
            for (int seat = 0; seat < last; seat++) hand[seat] = hand[seat + 1];
            hand[last] = held;
        }
        herald.announce(Seat.EVERYBODY, state.round == 0 ? "log.passLeft" : "log.passRight");
        herald.revealed(Seat.all(rules.seats));
        ask(state, herald);
    }

    @Rule({"ROY-12", "ROY-15"})
    private void discardLast(RoyaumeState state, Herald herald) {
        herald.announce(Seat.EVERYBODY, "log.last");
        for (int seat = 0; seat < rules.seats; seat++) {
            herald.announce(Seat.bit(seat), "log.lastOwn", Tile.of(Tiles.lowest(state.hand[seat])));
            state.discarded += state.hand[seat];
            state.hand[seat] = 0;
        }
        if (rules.level == Level.FULL) resolveEvents(state, herald);
        else endRound(state, herald);
    }

    void resolveEvents(RoyaumeState state, Herald herald) {
        if (!happenings.resolve(state, herald)) endRound(state, herald);
    }

    @Rule({"ROY-14", "ROY-31"})
    private void endRound(RoyaumeState state, Herald herald) {
        if (rules.level.tales()) {
            herald.announce(Seat.EVERYBODY, "log.giveUp");
            state.stage(Stage.DISCARD_TALE, Seat.all(rules.seats));
        } else nextRound(state, herald);
    }

    @Rule("ROY-14")
    void discardTale(RoyaumeState state, int seat, Tale tale, Herald herald) {
        state.chosen[seat] = (byte) (tale.ordinal() + 1);
        state.toAct &= ~Seat.bit(seat);
        if (state.toAct != 0) return;
        for (int who = 0; who < rules.seats; who++) {
            int gone = state.chosen[who] - 1;
            state.chosen[who] = 0;
            state.tales[who] &= (short) ~(1 << gone);
            herald.announce(Seat.EVERYBODY, "log.taleGone", Seat.of(who), Tale.of(gone));
        }
        herald.revealed(Seat.EVERYBODY);
        nextRound(state, herald);
    }

    @Rule({"ROY-12", "ROY-15"})
    private void nextRound(RoyaumeState state, Herald herald) {
        if (state.round + 1 == RoyaumeRules.ROUNDS) {
            builders.begin(state, herald);
            return;
        }
        state.round++;
        beginRound(state, herald);
    }
}
