package regalia.minister;

import java.util.List;
import java.util.Optional;

/**
 * All that one seat, or a spectator, may know: in Minister everything, since nothing is hidden.
 *
 * @param turn whose turn it is; nobody's until the first player is drawn
 * @param toAct the seats that owe a decision; nobody when chance is to act or the match is over
 * @param number what the die of this turn shows, once it is rolled
 * @param rolls how often the die was rolled in this match
 * @param dice how many dice are still to roll for an arrival
 * @param ministers how many ministers the dice have brought so far, to be placed now or after the last die
 * @param asking which member of the turn, from 0, stands on an influence space and asks
 * @param stepsLeft to election day
 * @param vacancies posts without a minister
 * @param own the seat that looks; nothing for a spectator
 */
public record MinisterView(
        Stage stage,
        Optional<Integer> turn,
        List<Integer> toAct,
        Optional<Integer> number,
        int rolls,
        int dice,
        int ministers,
        Optional<Integer> asking,
        int stepsLeft,
        Optional<Integer> chancellor,
        int vacancies,
        Optional<Own> own,
        List<Faction> parties,
        Board board) {

    /** The seat that looks. */
    public record Own(int seat, Party party) {}

    /**
     * A party and its people.
     *
     * @param posts its posts in the cabinet, the Chancellor's seat not counted
     * @param members its four members, always in the same order
     */
    public record Faction(int seat, Party party, int posts, List<Member> members) {}

    /**
     * A party member on the track.
     *
     * @param at where it stands; if in soup, the space above it, which is kept free for its return
     * @param toMove whether it is still to advance by influence
     */
    public record Member(Spot at, boolean inSoup, boolean exile, boolean toMove) {}
}
