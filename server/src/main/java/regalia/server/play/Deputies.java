package regalia.server.play;

import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import regalia.bots.Decision;
import regalia.bots.Guard;
import regalia.bots.Strength;
import regalia.bots.Watchdog;
import regalia.codec.match.BotMark;
import regalia.kernel.Action;
import regalia.kernel.State;

/** The bots of one match. They get the view of their seat and nothing else, and think while nobody has to wait for them. */
final class Deputies<S extends State<S>, A extends Action, V> {

    private final Playing<S, A, V> playing;
    private final Map<String, Guard<S, A, V>> bots = new HashMap<>();

    Deputies(Playing<S, A, V> playing) {
        this.playing = playing;
    }

    /** What a bot is to decide. */
    record Question<V>(int seat, String level, V view, int asked, int drafted) {}

    /** Lets one bot decide; false if none has to. For one thread at a time. */
    boolean step(Watchdog watchdog) {
        Optional<Question<V>> question = playing.question();
        question.ifPresent(asked -> {
            long seed = playing.hall().seed(asked);
            Strength strength = Strength.of(asked.level());
            Decision decision = bots.computeIfAbsent(strength.word(), _ -> bot(strength, watchdog))
                    .decide(asked.view(), asked.seat(), seed);
            BotMark mark = new BotMark(
                    strength.level().word(),
                    HexFormat.of().toHexDigits(seed),
                    decision.iterations(),
                    decision.threads());
            playing.actFor(asked, decision.code(), mark);
        });
        return question.isPresent();
    }

    private Guard<S, A, V> bot(Strength strength, Watchdog watchdog) {
        return new Guard<>(
                playing.match().rules(),
                () -> playing.game().sense(playing.match().rules()),
                strength,
                watchdog);
    }
}
