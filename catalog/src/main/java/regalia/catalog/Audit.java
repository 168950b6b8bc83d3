package regalia.catalog;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntPredicate;
import regalia.bots.Decision;
import regalia.bots.Level;
import regalia.bots.Strength;
import regalia.codec.Json;
import regalia.codec.match.BotMark;
import regalia.codec.match.Entry.Acted;
import regalia.codec.match.Match;
import regalia.codec.match.Recorded;
import regalia.codec.match.Replay;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Rules;
import regalia.kernel.State;
import regalia.kernel.Unusable;

/**
 * Makes the decisions of bots again, each from what its seat saw, from an empty tree and with the seed and the iterations that the
 * record keeps: a bot that had looked at more would be found out.
 */
public final class Audit {

    private final Replay replay;

    public Audit(Replay replay) {
        this.replay = replay;
    }

    /** What came of a decision that was made again. */
    public enum Verdict {
        SAME,
        OTHER,
        /** A program of somebody else decided, which can't be asked again. */
        OUTSIDE;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A decision of a bot and what came of making it again.
     *
     * @param recorded the action in the record, as JSON
     * @param again the action that the bot takes now, if it can be asked
     */
    public record Finding(int seq, int seat, BotMark bot, String recorded, Optional<String> again, Verdict verdict) {}

    /** All decisions of bots in a match, or those of some entries. */
    public List<Finding> of(Recorded recorded, Function<String, Game<?, ?, ?>> games, IntPredicate entries) {
        return of(games.apply(recorded.header().game()), recorded, entries);
    }

    private <S extends State<S>, A extends Action, V> List<Finding> of(
            Game<S, A, V> game, Recorded recorded, IntPredicate entries) {
        List<Finding> findings = new ArrayList<>();
        replay.play(game, recorded, (match, acted) -> {
            if (acted.bot().isPresent() && entries.test(acted.seq()))
                findings.add(again(game, match, acted, acted.bot().get()));
        });
        return findings;
    }

    private static <S extends State<S>, A extends Action, V> Finding again(
            Game<S, A, V> game, Match<S, A, V> match, Acted<A> acted, BotMark mark) {
        String recorded = Json.write(acted.action());
        if (mark.level().equals(Outside.LEVEL))
            return new Finding(acted.seq(), acted.seat(), mark, recorded, Optional.empty(), Verdict.OUTSIDE);
        Rules<S, A, V> rules = match.rules();
        Decision decision = Strength.again(Level.of(mark.level()), mark.iterations(), mark.threads())
                .bot(rules, () -> game.sense(rules))
                .decide(match.viewAlone(acted.seat()), acted.seat(), seed(mark));
        String now = Json.write(rules.action(decision.code()));
        Verdict verdict = now.equals(recorded) ? Verdict.SAME : Verdict.OTHER;
        return new Finding(acted.seq(), acted.seat(), mark, recorded, Optional.of(now), verdict);
    }

    private static long seed(BotMark mark) {
        try {
            return HexFormat.fromHexDigitsToLong(mark.seed());
        } catch (IllegalArgumentException no) {
            throw new Unusable("bot.seed must be 16 hexadecimal digits, not '" + mark.seed() + "'");
        }
    }
}
