package regalia.royaume;

import java.util.List;
import java.util.Optional;
import regalia.kernel.Rule;

/**
 * All that one seat, or a spectator, may know, with what it can conclude: whoever has once held a hand knows what is in it ever
 * after, because all that leaves it is shown.
 *
 * @param next the stage after the tokens or the marker that are due now
 * @param first the first seat
 * @param round from 1
 * @param picked how many tiles each has chosen this round
 * @param step which colour, event or bard card is due, from 0
 * @param toAct the seats that owe a decision; nobody when chance is to act or the match is over
 * @param out tiles openly out of the game
 * @param discarded tiles discarded face down that this seat knows
 * @param unknown tiles of which this seat doesn't know where they are: in the deck, in a hand, or discarded
 * @param deck how many tiles lie face down in the deck
 * @param events the events turned up this round, in order
 * @param eventsLeft the events still face down
 * @param supply bard tokens in the supply, which all can count
 * @param cards bard cards face down
 * @param stories what the tales want that somebody still has
 * @param own what only this seat sees; nothing for a spectator
 */
@Rule("ROY-15")
public record RoyaumeView(
        Stage stage,
        Optional<Stage> next,
        Level level,
        boolean advanced,
        int first,
        int round,
        int picked,
        int step,
        List<Integer> toAct,
        List<Tile> out,
        List<Tile> discarded,
        List<Tile> unknown,
        int deck,
        List<Event> events,
        List<Event> eventsLeft,
        Symbols supply,
        Symbols cards,
        List<Story> stories,
        Optional<Own> own,
        List<Realm> realms) {

    /** A tale and its elements: two characters, terrain, workshop, castle. */
    public record Story(Tale tale, List<Tile> elements) {}

    /** How many there are of each symbol. */
    public record Symbols(int lute, int flute, int cape, int sword) {

        int count(int symbol) {
            return switch (symbol) {
                case 0 -> lute;
                case 1 -> flute;
                case 2 -> cape;
                default -> sword;
            };
        }

        int sum() {
            return lute + flute + cape + sword;
        }
    }

    /** A place of a kingdom: a tile, and whether its bard side lies up and which colour it stands for. */
    public record Place(Tile tile, boolean bard, Optional<Colour> colour) {}

    /**
     * What only the seat itself knows.
     *
     * @param chosen the tile that it has chosen, until all reveal theirs
     * @param givenUp the tale that it gives up, until all do
     * @param left the tiles that it can still build with
     * @param kingdom what it has built so far
     */
    public record Own(
            int seat,
            List<Tile> hand,
            Optional<Tile> chosen,
            Optional<Tale> givenUp,
            List<Tile> left,
            List<Place> kingdom) {}

    /**
     * What this view knows of a seat.
     *
     * @param holds how many tiles are in its hand, a secretly chosen one not counted
     * @param hand what its hand is known to be, a secretly chosen tile included
     * @param ready whether it has made a secret choice that waits for the others
     * @param kept the tiles that it has kept, all of them until the kingdoms are shown
     * @param owed tokens, or ninth cards, that it is to get now
     * @param placed how many places of its kingdom are filled
     * @param kingdom its kingdom, once all are done
     */
    public record Realm(
            int seat,
            int holds,
            Optional<List<Tile>> hand,
            boolean ready,
            List<Tile> kept,
            List<Tale> tales,
            Symbols tokens,
            int owed,
            int moved,
            int markers,
            int placed,
            List<Place> kingdom,
            int points) {}
}
