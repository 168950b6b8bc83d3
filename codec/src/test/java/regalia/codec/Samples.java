package regalia.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import regalia.kernel.Data;
import regalia.kernel.Named;
import regalia.kernel.Unusable;
import regalia.kernel.Word;

/** One of every shape that games make their actions, views and data of. */
final class Samples {

    private Samples() {}

    enum Figure implements Named {
        KING,
        BLACK_WITCH,
        /** A constant with a body has a class of its own. */
        SPY {
            @Override
            public String key() {
                return "figure.hidden";
            }
        };

        @Override
        public String key() {
            return Named.key("figure", this);
        }
    }

    sealed interface Deed {
        /** Not a component: must not be written. */
        default int code() {
            return 7;
        }

        record FirstPlayer(int seat) implements Deed {}

        record Place(Figure figure, Optional<Integer> gap) implements Deed {}

        sealed interface Quiet extends Deed {
            record Pass() implements Quiet {}
        }

        enum Shout implements Deed {
            NO_MORE
        }
    }

    @Word
    record Reward(String word) {
        static Reward parse(String word) {
            if (word.equals("half") || word.matches("-?[0-9]+")) return new Reward(word);
            throw new Unusable("'" + word + "' is no reward");
        }

        @Override
        public String toString() {
            return word;
        }
    }

    record Range(int from, int to) {
        Range {
            if (from > to) throw new IllegalArgumentException("from > to");
        }
    }

    record Everything(
            String text,
            long big,
            double share,
            boolean yes,
            List<Optional<Figure>> row,
            Map<Figure, Reward> by,
            Map<String, List<Integer>> named,
            @Sparse List<Integer> few,
            Deed deed,
            Range range) {}

    /** Components: a set of faces by name, each with rewards by rank. */
    record Faces(int version, Map<String, Map<Figure, List<Reward>>> sets, Optional<Range> range) implements Data {
        @Override
        public List<Flaw> check() {
            List<Flaw> flaws = new ArrayList<>();
            if (version != 1) flaws.add(new Flaw("version", "must be 1"));
            sets.forEach((name, set) -> set.forEach((figure, rewards) -> {
                String at = "sets." + name + "." + Named.word(figure);
                if (rewards.size() != 3) flaws.add(new Flaw(at, "must have three rewards"));
                for (int i = 0; i < rewards.size(); i++)
                    if (rewards.get(i).word().equals("0")) flaws.add(new Flaw(at + "[" + i + "]", "must not be 0"));
            }));
            if (!sets.containsKey("B")) flaws.add(new Flaw("sets.B.king[0]", "must be there"));
            return flaws;
        }
    }
}
