package regalia.royaume;

import regalia.kernel.Herald;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

/** The time of builders: each fills the ten places of a kingdom, all at once, shown when all are done. */
final class Builders {

    private final RoyaumeRules rules;
    private final Adventures adventures;

    Builders(RoyaumeRules rules, Adventures adventures) {
        this.rules = rules;
        this.adventures = adventures;
    }

    void begin(RoyaumeState state, Herald herald) {
        herald.announce(Seat.EVERYBODY, "log.build");
        state.stage(Stage.BUILD, Seat.all(rules.seats));
    }

    @Rule({"ROY-16", "ROY-18", "ROY-21"})
    void place(RoyaumeState state, int seat, int tile, int side, Herald herald) {
        int place = state.placed[seat]++;
        state.kept[seat] -= Tiles.one(tile);
        state.pieces[seat * Kingdom.PLACES + place] = (byte) Kingdom.piece(tile, side);
        if (state.placed[seat] == Kingdom.PLACES) state.toAct &= ~Seat.bit(seat);
        if (state.toAct == 0) reveal(state, herald);
    }

    @Rule("ROY-16")
    private void reveal(RoyaumeState state, Herald herald) {
        for (int seat = 0; seat < rules.seats; seat++) {
            for (int place = 0; place < Kingdom.PLACES; place++) tell(state, seat, place, herald);
            state.out += state.kept[seat];
            state.kept[seat] = 0;
        }
        herald.revealed(Seat.EVERYBODY);
        adventures.begin(state, herald);
    }

    private static void tell(RoyaumeState state, int seat, int place, Herald herald) {
        int piece = state.piece(seat, place);
        int level = Kingdom.level(place);
        if (Kingdom.isFaceUp(piece))
            herald.announce(Seat.EVERYBODY, "log.stands", Seat.of(seat), level, Tile.of(Kingdom.tile(piece)));
        else if (Kingdom.side(piece) == Kingdom.COLOURLESS)
            herald.announce(Seat.EVERYBODY, "log.bardSide", Seat.of(seat), level);
        else herald.announce(Seat.EVERYBODY, "log.bardSideOf", Seat.of(seat), level, Colour.of(Kingdom.colour(piece)));
    }
}
