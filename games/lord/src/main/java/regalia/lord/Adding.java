package regalia.lord;

import regalia.kernel.Herald;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

/** Two players: whoever is behind may add to the number once, first the leader, then the other. */
final class Adding {

    private final LordRules rules;

    Adding(LordRules rules) {
        this.rules = rules;
    }

    /** After both have formed: the leader is asked if behind, else perhaps the other. */
    @Rule({"LOR-22", "LOR-26"})
    void leader(LordState state, Herald herald) {
        if (!asked(state, state.leader, Stage.LEADER_ADDS)) other(state, herald);
    }

    @Rule({"LOR-22", "LOR-25", "LOR-26"})
    private void other(LordState state, Herald herald) {
        int other = rules.next(state.leader);
        if (state.number[other] == 0 || !asked(state, other, Stage.OTHER_ADDS)) rules.settlement.settle(state, herald);
    }

    /** Who is behind and holds any card is asked, lest not being asked tell what the secret cards are. */
    @Rule("LOR-26")
    private boolean asked(LordState state, int seat, Stage question) {
        if (rules.settlement.winner(state) == seat || state.hand(seat) == 0) return false;
        state.stage(question, Seat.bit(seat));
        return true;
    }

    @Rule("LOR-23")
    void add(LordState state, int seat, long cards, Herald herald) {
        state.lay(seat, cards);
        Offering.say(seat, state.number[seat], "log.add", herald);
        herald.revealed(Seat.EVERYBODY);
        end(state, seat, herald);
    }

    void pass(LordState state, int seat, Herald herald) {
        herald.announce(Seat.EVERYBODY, "log.pass", Seat.of(seat));
        end(state, seat, herald);
    }

    /** If the leader has come out ahead, the other is asked; a leader who stays behind has lost. */
    @Rule("LOR-22")
    private void end(LordState state, int seat, Herald herald) {
        if (seat == state.leader) other(state, herald);
        else rules.settlement.settle(state, herald);
    }
}
