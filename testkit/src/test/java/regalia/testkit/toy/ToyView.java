package regalia.testkit.toy;

import java.util.List;
import regalia.kernel.Word;

/** What one seat knows; the spectator has no hand and no pick. */
public record ToyView(
        int seat,
        int first,
        List<Integer> hand,
        int pick,
        int picked,
        List<Integer> held,
        List<Integer> shown,
        List<Integer> points,
        Mood mood) {

    /** A word for how it stands. One with a number is written without it: JSON loses it, if anybody makes one. */
    @Word
    public record Mood(String word, int depth) {
        public static final Mood EVEN = new Mood("even", 0);

        public static Mood parse(String word) {
            return new Mood(word, 0);
        }

        @Override
        public String toString() {
            return word;
        }
    }
}
