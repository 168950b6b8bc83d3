package regalia.emblemes;

import regalia.kernel.Message;
import regalia.kernel.Named;
import regalia.kernel.Rule;
import regalia.kernel.Unusable;
import regalia.kernel.Word;

/** What a rank of a location pays: a fixed amount, which may be negative, or an amount that follows from what lies there. */
@Word
@Rule("EMB-5")
public record Reward(Kind kind, int gold) {

    /** How the amount is found. */
    enum Kind implements Named {
        FIXED,
        PER_CARD,
        STEAL,
        HALF;

        private final String key = Named.key("reward", this);

        @Override
        public String key() {
            return key;
        }
    }

    /** Reads {@code 4}, {@code -2}, {@code perCard}, {@code steal} or {@code half}. */
    public static Reward parse(String word) {
        for (Kind kind : Kind.values())
            if (kind != Kind.FIXED && Named.word(kind).equals(word)) return new Reward(kind, 0);
        try {
            return new Reward(Kind.FIXED, Integer.parseInt(word));
        } catch (NumberFormatException notANumber) {
            throw new Unusable("a reward is a whole number, perCard, steal or half, not '" + word + "'");
        }
    }

    Message told() {
        return kind == Kind.FIXED ? Message.of("reward.fixed", gold) : Message.of(kind.key());
    }

    @Override
    public String toString() {
        return kind == Kind.FIXED ? Integer.toString(gold) : Named.word(kind);
    }
}
