package regalia.palace;

import java.util.List;
import java.util.Optional;

/**
 * All that one seat, or a spectator, may know. Hidden are only the order of the deck, which of the unseen cards were taken out of
 * the game, and others' bribes.
 *
 * @param round from 1
 * @param turns how many turns of this round are over
 * @param pawn who holds the first-player pawn
 * @param actor whose turn it is
 * @param row the row that is being filled or gets a disc, from 1
 * @param toAct the seats that owe a decision; nobody when chance is to act or the match is over
 * @param openScores whether the board shows others' points; they follow from what was paid in the open all the same
 * @param own what only this seat sees; nothing for a spectator
 * @param rows the grid, from top to bottom
 * @param deck how many cards the deck has
 * @param takenOut how many cards were taken out of the game unseen
 * @param setAside how many Politicians came up while the grid was laid and were shuffled into the deck
 * @param unseen the cards that are in the deck or were taken out, as many of each
 * @param reserve the discs that can be laid
 * @param violetAside violet discs that join the reserve in round 2
 */
public record PalaceView(
        Stage stage,
        int round,
        int turns,
        int pawn,
        int actor,
        Optional<Integer> row,
        List<Integer> toAct,
        boolean openScores,
        Optional<Own> own,
        List<Courtier> courtiers,
        List<Row> rows,
        int deck,
        int takenOut,
        int setAside,
        List<Supply> unseen,
        Discs reserve,
        int violetAside) {

    /** The same table with other eyes: all but the bribes of one's own is open. */
    PalaceView with(Optional<Own> other) {
        return new PalaceView(
                stage,
                round,
                turns,
                pawn,
                actor,
                row,
                toAct,
                openScores,
                other,
                courtiers,
                rows,
                deck,
                takenOut,
                setAside,
                unseen,
                reserve,
                violetAside);
    }

    /** A seat's own bribes, once it has chosen them. */
    public record Own(int seat, Optional<Bribes> bribes) {}

    /** One bribe for each round, and the one that left the game. */
    public record Bribes(Kind round1, Kind round2, Kind discarded) {}

    /**
     * What everybody knows of a seat.
     *
     * @param columns from left to right
     * @param discs on its board
     * @param bribes of round 1 and round 2
     */
    public record Courtier(int seat, int points, List<Column> columns, Discs discs, List<Bribe> bribes) {}

    /**
     * A column.
     *
     * @param total its favour in all
     * @param favours of its character cards, lowest first
     * @param violets the violet discs on them, each 1 favour
     * @param bribed the favour of revealed bribes and their Politicians
     */
    public record Column(Kind kind, int total, List<Integer> favours, int violets, int bribed) {}

    /**
     * The place of a bribe on a board.
     *
     * @param politicians how many were put to it
     * @param revealed its kind, once all see it
     */
    public record Bribe(int politicians, Optional<Kind> revealed) {}

    /** A row of the grid, from left to right, and the disc on its leftmost card. */
    public record Row(List<Card> cards, Optional<Colour> disc) {}

    /** How many cards of a kind and favour. */
    public record Supply(Card card, int count) {}

    /** How many discs of each colour. */
    public record Discs(int yellow, int red, int blue, int violet) {
        int sum() {
            return yellow + red + blue + violet;
        }
    }
}
