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
import regalia.codec.match.Match;
import regalia.kernel.Action;
import regalia.kernel.State;
import regalia.server.table.Stage;

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
        Optional<Question<V>> question = playing.locked(this::question);
        question.ifPresent(asked -> {
            long seed = playing.hall().fortune().seed(asked);
            Strength strength = Strength.of(asked.level());
            Decision decision = bots.computeIfAbsent(strength.word(), _ -> bot(strength, watchdog))
                    .decide(asked.view(), asked.seat(), seed);
            BotMark mark = new BotMark(
                    strength.level().word(),
                    HexFormat.of().toHexDigits(seed),
                    decision.iterations(),
                    decision.threads());
            act(asked, decision.code(), mark);
        });
        return question.isPresent();
    }

    /** What one of them has to decide now, the lowest seat first. */
    private Optional<Question<V>> question() {
        Match<S, A, V> match = playing.match();
        if (playing.table().stage() != Stage.RUNNING || match.complete()) return Optional.empty();
        for (int seat : playing.course().owing()) {
            Optional<String> level = playing.course().deputy(playing.table(), seat);
            if (level.isPresent())
                return Optional.of(new Question<>(
                        seat,
                        level.get(),
                        match.viewAlone(seat),
                        playing.keptTo(),
                        match.drafts(seat).size()));
        }
        return Optional.empty();
    }

    /** One of them has decided. If anything has happened that concerns it, it will be asked again. */
    private void act(Question<V> question, int code, BotMark mark) {
        Match<S, A, V> match = playing.match();
        playing.decided(() -> {
            int seat = question.seat();
            boolean same = playing.keptTo() == question.asked()
                    && match.drafts(seat).size() == question.drafted()
                    && playing.course().deputy(playing.table(), seat).isPresent()
                    && playing.course().owing().contains(seat)
                    && playing.table().stage() == Stage.RUNNING;
            if (same) playing.act(seat, match.rules().action(code), Optional.of(mark), Optional.empty(), true);
            return same;
        });
    }

    private Guard<S, A, V> bot(Strength strength, Watchdog watchdog) {
        return new Guard<>(
                playing.match().rules(),
                () -> playing.game().sense(playing.match().rules()),
                strength,
                watchdog);
    }
}
