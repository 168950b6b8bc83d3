package regalia.bots;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import regalia.bots.Watchdog.Failure;
import regalia.kernel.Action;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Sense;
import regalia.kernel.State;

/**
 * Keeps a table going whatever its bot does: an answer that is late, broken or illegal is replaced by anything that is legal, and the
 * watchdog counts it. A bot that failed is replaced by a new one. A decision that was replaced says that it took no iteration, and so can be made again too.
 */
public final class Guard<S extends State<S>, A extends Action, V> implements Bot<V> {

    /** How long a bot may take beyond its own time. A bot that counts iterations has none, and gets what nobody would wait for. */
    static final int GRACE_MILLIS = 250;

    static final int PATIENCE_MILLIS = 60_000;

    private final Rules<S, A, V> rules;
    private final Supplier<Bot<V>> maker;
    private final Watchdog watchdog;
    private final String name;
    private final boolean apart;
    private final int limit;
    private final Page<S, A, V> fallback;
    private final S world;
    private final Moves legal = new Moves();
    private @Nullable Bot<V> bot;

    public Guard(Rules<S, A, V> rules, Supplier<Sense<S, A, V>> senses, Strength strength, Watchdog watchdog) {
        this(rules, () -> strength.bot(rules, senses), strength, limit(strength), watchdog);
    }

    Guard(Rules<S, A, V> rules, Supplier<Bot<V>> maker, Strength strength, int limit, Watchdog watchdog) {
        this.rules = rules;
        this.maker = maker;
        name = strength.word();
        apart = strength.level().compareTo(Level.KNIGHT) >= 0;
        this.limit = limit;
        this.watchdog = watchdog;
        fallback = new Page<>(rules);
        world = rules.start();
    }

    private static int limit(Strength strength) {
        return strength.timed() ? strength.millis() + GRACE_MILLIS : PATIENCE_MILLIS;
    }

    @Override
    public Decision decide(V view, int seat, long seed) {
        watchdog.decided();
        try {
            Decision decision = inTime(view, seat, seed);
            rules.imagine(view, new Rng(seed), world);
            rules.legal(world, seat, legal);
            if (legal.contains(decision.code())) return decision;
            watchdog.count(name, Failure.ILLEGAL, "code " + decision.code());
        } catch (TimeoutException late) {
            watchdog.count(name, Failure.LATE, "more than " + limit + " ms");
        } catch (ExecutionException broken) {
            watchdog.count(name, Failure.BROKEN, String.valueOf(broken.getCause()));
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        return new Decision(fallback.decide(view, seat, seed).code(), 0, 1);
    }

    /** Bots that search think in a thread of their own, which can be left behind. */
    private Decision inTime(V view, int seat, long seed)
            throws TimeoutException, ExecutionException, InterruptedException {
        Bot<V> had = bot;
        bot = null;
        FutureTask<Answer<V>> task = new FutureTask<>(() -> {
            Bot<V> own = had == null ? maker.get() : had;
            return new Answer<>(own, own.decide(view, seat, seed));
        });
        if (apart) Thread.ofPlatform().daemon().name("bot-" + name).start(task);
        else task.run();
        try {
            Answer<V> answer = task.get(limit, TimeUnit.MILLISECONDS);
            bot = answer.bot;
            return answer.decision;
        } finally {
            task.cancel(true);
        }
    }

    private record Answer<V>(Bot<V> bot, Decision decision) {}
}
