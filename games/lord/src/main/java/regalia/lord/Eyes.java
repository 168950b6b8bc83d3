package regalia.lord;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.lord.LordView.Formed;
import regalia.lord.LordView.Own;
import regalia.lord.LordView.Player;

/** Builds views up from nothing: first what all may see, then a seat's own cards. */
final class Eyes {

    private final LordRules rules;

    Eyes(LordRules rules) {
        this.rules = rules;
    }

    LordView view(LordState state, int seat) {
        boolean seated = seat != Seat.SPECTATOR;
        return new LordView(
                state.stage(),
                state.game + 1,
                rules.games,
                rules.offSuit,
                state.offering + 1,
                state.first,
                state.leader,
                state.led == LordState.NONE ? Optional.empty() : Optional.of(Goods.of(state.led)),
                state.toAct > 0 ? List.of(state.actor()) : List.of(),
                craving(state),
                Cards.list(state.discarded),
                Cards.list(unseen(state, seated ? state.secret[seat] : 0)),
                seated ? Optional.of(new Own(seat, Cards.list(state.secret[seat]))) : Optional.empty(),
                players(state));
    }

    @Rule("LOR-5")
    private static List<Card> craving(LordState state) {
        List<Card> craving = new ArrayList<>();
        for (int i = 0; i < state.drawn(); i++) craving.add(Card.of(state.craving[i]));
        return List.copyOf(craving);
    }

    /** All cards of the table but those that are seen: whoever counts along knows them. */
    private long unseen(LordState state, long own) {
        long seen = own + state.discarded;
        for (int i = 0; i < state.drawn(); i++) seen += Cards.one(state.craving[i]);
        for (int seat = 0; seat < rules.seats; seat++) seen += state.open[seat] + state.number[seat];
        return rules.cards - seen - Cards.of(0, 0, 0, rules.setup.aside(state));
    }

    private List<Player> players(LordState state) {
        List<Player> players = new ArrayList<>();
        for (int seat = 0; seat < rules.seats; seat++)
            players.add(new Player(
                    seat,
                    state.points[seat],
                    state.won[seat],
                    Cards.size(state.secret[seat]),
                    Cards.list(state.open[seat]),
                    formed(state.number[seat]),
                    voids(state.voids[seat])));
        return List.copyOf(players);
    }

    private static Optional<Formed> formed(long number) {
        if (number == 0) return Optional.empty();
        int goods = Digits.goods(number);
        return Optional.of(new Formed(
                Goods.of(goods), Digits.list(Cards.digits(number, goods)), Cards.gems(number), Cards.golds(number)));
    }

    private static List<Goods> voids(int set) {
        List<Goods> voids = new ArrayList<>();
        for (Goods goods : Goods.values()) if ((set & 1 << goods.ordinal()) != 0) voids.add(goods);
        return List.copyOf(voids);
    }
}
