package regalia.catalog;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import regalia.bots.Level;
import regalia.bots.Strength;
import regalia.codec.match.Player;
import regalia.kernel.Game;
import regalia.kernel.Unusable;

/**
 * Who sits where, as it is asked for: a word for each seat, clockwise from seat 0.
 *
 * @param words {@code me} for a person, the level of a bot, or {@code exec:} and the command of somebody else's program
 */
public record Seating(List<String> words) {

    public static final String ME = "me";

    private static final String PROGRAM = "exec:COMMAND";

    /** Bots need names that tell them apart, alike in all languages, each with a first letter of its own. */
    private static final List<String> NAMES =
            List.of("Aldric", "Blanche", "Colin", "Diane", "Emeric", "Flora", "Gaspard", "Hilda");

    /** People and bots. */
    public static Seating players(String list) {
        Seating seating = split(list);
        for (String word : seating.words)
            if (!word.equals(ME) && !isBot(word))
                throw new Unusable(
                        "there is no player '" + word + "'; there is " + ME + ", " + levels() + ", " + PROGRAM);
        return seating;
    }

    /** Bots alone. */
    public static Seating bots(String list) {
        Seating seating = split(list);
        for (String word : seating.words) if (!Outside.isMeant(word)) Strength.of(word);
        return seating;
    }

    /** What a program is must be clear before the match begins. */
    private static Seating split(String list) {
        Seating seating = new Seating(Quoted.items(list));
        seating.words.stream().filter(Outside::isMeant).forEach(Outside::of);
        return seating;
    }

    private static boolean isBot(String word) {
        return Outside.isMeant(word)
                || Arrays.stream(Level.values()).anyMatch(level -> word.split(":", -1)[0].equals(level.word()));
    }

    private static String levels() {
        return Level.words();
    }

    /** The same for a number of seats: one word fills them all. Without a number there are as many seats as words, or the fewest. */
    public Seating at(Game<?, ?, ?> game, int seats) {
        boolean open = seats == 0;
        int count = Setup.seats(game, !open ? seats : words.size() > 1 ? words.size() : game.fewestSeats());
        if (words.size() == 1) return new Seating(Collections.nCopies(count, words.getFirst()));
        if (words.size() != count)
            throw new Unusable("there are " + count + " seats but " + words.size()
                    + " players: name one for each, or one for all");
        return this;
    }

    /** The seats of people. */
    public List<Integer> people() {
        return IntStream.range(0, words.size())
                .filter(seat -> words.get(seat).equals(ME))
                .boxed()
                .toList();
    }

    /** Names for all: people get theirs in turn, bots one by their seat. */
    public List<Player> named(List<String> people) {
        List<Player> players = new ArrayList<>();
        int next = 0;
        for (int seat = 0; seat < words.size(); seat++)
            players.add(
                    words.get(seat).equals(ME)
                            ? Player.person(people.get(next++))
                            : Player.bot(NAMES.get(seat), words.get(seat)));
        return List.copyOf(players);
    }
}
