package regalia.lord;

import java.util.List;
import java.util.Optional;

/**
 * All that one seat, or a spectator, may know. Played cards are open when they are played, so what is unseen is known as a whole; and
 * so is which goods somebody has shown not to hold.
 *
 * @param game from 1
 * @param games how many games the match has
 * @param offering from 1
 * @param first who led first in the first game
 * @param leader who leads this offering, or is due to
 * @param led the goods that was led
 * @param toAct the seat that owes a decision; nobody when chance is to act or the match is over
 * @param craving the King's Craving in the order in which it holds, past cards included
 * @param discarded what was played in earlier offerings of this game
 * @param unseen what this seat can't see: others' secret cards, and what was not drawn or was removed
 * @param own what only this seat sees; nothing for a spectator
 */
public record LordView(
        Stage stage,
        int game,
        int games,
        OffSuit offSuit,
        int offering,
        int first,
        int leader,
        Optional<Goods> led,
        List<Integer> toAct,
        List<Card> craving,
        List<Card> discarded,
        List<Card> unseen,
        Optional<Own> own,
        List<Player> players) {

    /** A seat's own cards, without those that lie open. */
    public record Own(int seat, List<Card> hand) {}

    /**
     * What everybody knows of a seat.
     *
     * @param won offerings won
     * @param secret how many cards it holds that others don't see
     * @param open with two players, the cards of its hand that lie open
     * @param number its number in this offering
     * @param voids the goods that it has shown not to hold
     */
    public record Player(
            int seat, int points, int won, int secret, List<Card> open, Optional<Formed> number, List<Goods> voids) {}

    /** A number on the table: digits ascending, then gems (0) and golds (00). */
    public record Formed(Goods goods, List<Integer> digits, int gems, int golds) {}
}
