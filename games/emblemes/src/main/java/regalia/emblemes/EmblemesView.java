package regalia.emblemes;

import java.util.List;
import java.util.Optional;

/**
 * All that one seat, or a spectator, may know. What others have shown is shown; what they hold is a number of cards among those
 * of their family that nobody has seen.
 *
 * @param round from 1
 * @param turn from 1
 * @param pawn who holds the first-player pawn
 * @param placed how many have placed this turn
 * @param toAct the seats that owe a decision; nobody when chance is to act or the match is over
 * @param acting the card whose power asks now, and where it lies
 * @param target whose selected card the Courtesan is replacing
 * @param hiddenGold whether board and log leave out others' gold; it follows from what was paid in the open all the same
 * @param own what only this seat sees; nothing for a spectator
 */
public record EmblemesView(
        Stage stage,
        int round,
        int turn,
        int turns,
        int pawn,
        int placed,
        List<Integer> toAct,
        Optional<Acting> acting,
        Optional<Integer> target,
        boolean hiddenGold,
        Optional<Own> own,
        List<Family> families,
        List<Row> locations) {

    /** The same table with other eyes: all but the cards of one's own is open. */
    EmblemesView with(Optional<Own> other) {
        return new EmblemesView(
                stage, round, turn, turns, pawn, placed, toAct, acting, target, hiddenGold, other, families, locations);
    }

    /** The card that acts, where it lies, and the character whose power it uses. */
    public record Acting(Card card, Location location, Persona power) {}

    /** A seat's own cards: its hand, what its pile must consist of, and what it has selected. */
    public record Own(int seat, List<Persona> hand, List<Persona> pile, Optional<Persona> selected) {}

    /**
     * What everybody knows of a seat.
     *
     * @param hand how many cards it holds, the selected one not counted
     * @param faceDown whether a selected card lies face down before it
     * @param revealed the selected card once it is turned up, until it is placed
     * @param imposed where a Strategist makes it place
     * @param shown every character of this family that has been revealed so far, in play or discarded, lowest first
     */
    public record Family(
            int seat,
            int gold,
            int hand,
            int pile,
            boolean faceDown,
            Optional<Persona> revealed,
            Optional<Location> imposed,
            List<Persona> shown) {}

    /** A location: what its ranks pay and the cards in it, left to right. */
    public record Row(Location location, List<Reward> rewards, List<Card> cards) {}
}
