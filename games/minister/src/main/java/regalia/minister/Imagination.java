package regalia.minister;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import regalia.kernel.Seat;
import regalia.minister.MinisterView.Faction;
import regalia.minister.MinisterView.Member;

/** Makes a position from a view. Nothing is hidden, so there is only one. */
final class Imagination {

    private Imagination() {}

    static void imagine(MinisterView view, Track track, MinisterState into) {
        into.stage = view.stage().ordinal();
        into.toAct = toAct(view);
        into.turn = or(view.turn(), 0);
        into.rolls = view.rolls();
        into.number = or(view.number(), 0);
        into.dice = view.dice();
        into.sum = view.ministers();
        into.asking = or(view.asking(), 0);
        into.left = view.stepsLeft();
        into.chancellor = or(view.chancellor(), MinisterState.NONE);
        into.toMove = 0;
        into.soup = 0;
        into.exiles = 0;
        Arrays.fill(into.count, (byte) 0);
        for (int i = 0; i < view.parties().size(); i++) party(view.parties().get(i), track, into);
    }

    private static int or(Optional<Integer> value, int otherwise) {
        return value.isPresent() ? value.get() : otherwise;
    }

    private static int toAct(MinisterView view) {
        return switch (view.stage()) {
            case FIRST_PLAYER, ROLL, PRESS_ROLL -> Seat.bit(Seat.CHANCE);
            case OVER -> 0;
            default -> Seat.bit(view.toAct().getFirst());
        };
    }

    private static void party(Faction party, Track track, MinisterState into) {
        into.posts[party.seat()] = party.posts();
        List<Member> members = party.members();
        for (int i = 0; i < members.size(); i++) {
            Member member = members.get(i);
            int number = party.seat() * MinisterState.MEMBERS + i;
            into.put(number, track.spot(member.at()));
            if (member.inSoup()) into.soup |= 1 << number;
            if (member.exile()) into.exiles |= 1 << number;
            if (member.toMove()) into.toMove |= 1 << i;
        }
    }
}
