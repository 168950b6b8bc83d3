package regalia.minister;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import regalia.kernel.Seat;
import regalia.minister.MinisterView.Faction;
import regalia.minister.MinisterView.Member;
import regalia.minister.MinisterView.Own;

/** Builds views up from nothing. */
final class Eyes {

    private final MinisterRules rules;

    Eyes(MinisterRules rules) {
        this.rules = rules;
    }

    MinisterView view(MinisterState state, int seat) {
        return new MinisterView(
                state.stage(),
                when(state.stage() != Stage.FIRST_PLAYER, state.turn),
                toAct(state),
                when(state.number != 0, state.number),
                state.rolls,
                state.dice,
                state.sum,
                when(state.stage() == Stage.INFLUENCE, state.asking),
                state.left,
                when(state.chancellor != MinisterState.NONE, state.chancellor),
                Cabinet.vacancies(state),
                seat == Seat.SPECTATOR ? Optional.empty() : Optional.of(new Own(seat, Party.of(seat))),
                parties(state),
                rules.board);
    }

    private static Optional<Integer> when(boolean known, int value) {
        return known ? Optional.of(value) : Optional.empty();
    }

    private List<Integer> toAct(MinisterState state) {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < rules.seats; seat++) if ((state.toAct & Seat.bit(seat)) != 0) seats.add(seat);
        return List.copyOf(seats);
    }

    private List<Faction> parties(MinisterState state) {
        List<Faction> parties = new ArrayList<>();
        for (int seat = 0; seat < rules.seats; seat++)
            parties.add(new Faction(seat, Party.of(seat), state.posts[seat], members(state, seat)));
        return List.copyOf(parties);
    }

    private List<Member> members(MinisterState state, int seat) {
        List<Member> members = new ArrayList<>();
        for (int i = 0; i < MinisterState.MEMBERS; i++) {
            int member = seat * MinisterState.MEMBERS + i;
            members.add(new Member(
                    rules.track.named(state.at[member]),
                    state.isInSoup(member),
                    state.isExile(member),
                    seat == state.turn && (state.toMove >> i & 1) != 0));
        }
        return List.copyOf(members);
    }
}
