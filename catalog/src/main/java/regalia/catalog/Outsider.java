package regalia.catalog;

import java.io.IOException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import regalia.catalog.Diagnosis.Fault;
import regalia.catalog.Program.Output;
import regalia.codec.Json;
import regalia.codec.match.BotMark;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.codec.wire.Listener;
import regalia.codec.wire.Reply;
import regalia.codec.wire.WireLine;
import regalia.kernel.Action;
import regalia.kernel.Message;
import regalia.kernel.State;
import regalia.kernel.Unusable;

/**
 * Somebody else's program in a seat. It hears what the seat hears and answers in lines. When it is late, gone or keeps answering
 * what can't be taken, it loses the seat for the rest of the match and a bot of ours plays on.
 */
final class Outsider<S extends State<S>, A extends Action, V> implements Sitter<A> {

    /** So many answers to one decision; the last of them must be one that can be taken. */
    static final int TRIES = 3;

    /** Its first decision may take at least so long, because it has to start. */
    static final int START_MILLIS = 10_000;

    private final Match<S, A, V> match;
    private final Listener<S, A, V> listener;
    private final Seated seated;
    private final Sitter<A> standIn;
    private final Witness witness;
    private final int startMillis;
    private @Nullable Program program;
    private boolean lost;
    private boolean asked;
    private Optional<String> received = Optional.empty();

    /**
     * Where the program sits.
     *
     * @param game the id of the game
     * @param name of the match, as the program may know it
     * @param players as it may know them
     */
    record Seated(int seat, String word, String game, String name, List<Player> players) {}

    Outsider(
            Match<S, A, V> match,
            Listener<S, A, V> listener,
            Seated seated,
            Sitter<A> standIn,
            Witness witness,
            int startMillis) {
        this.match = match;
        this.listener = listener;
        this.seated = seated;
        this.standIn = standIn;
        this.witness = witness;
        this.startMillis = startMillis;
    }

    @Override
    public void hear() {
        if (!lost) tellNews(running());
    }

    @Override
    public Choice<A> choose(int seat, long seed) {
        if (!lost) {
            Program running = running();
            try {
                Optional<A> action = ask(running);
                if (action.isPresent())
                    return new Choice<>(
                            action.get(),
                            new BotMark(Outside.LEVEL, HexFormat.of().toHexDigits(seed), 0, 1));
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        }
        return standIn.choose(seat, seed);
    }

    private Program running() {
        if (program != null) return program;
        List<String> command = Outside.of(seated.word()).command();
        try {
            program = new Program(command, line -> witness.complained(seated.seat(), line));
        } catch (IOException missing) {
            throw new Unusable("seat " + seated.seat() + ": the program '" + command.getFirst()
                    + "' can't be started; is there such a file, and may it be run?");
        }
        tell(program, listener.hello(seated.name(), seated.players()));
        return program;
    }

    private void tellNews(Program running) {
        listener.news().forEach(line -> tell(running, line));
    }

    private void tell(Program running, WireLine line) {
        String text = Json.write(line);
        witness.sent(seated.seat(), text);
        running.say(text);
    }

    /** Asks until there is an answer that can be taken, or no more chance of one. */
    private Optional<A> ask(Program running) throws InterruptedException {
        tellNews(running);
        int own = Outside.of(seated.word()).millis();
        int millis = asked ? own : Math.max(own, startMillis);
        asked = true;
        WireLine.Decide decide = listener.decide(millis);
        tell(running, decide);
        long start = System.nanoTime();
        for (int refused = 0; refused < TRIES; ) {
            Optional<Output> output = running.next(start + TimeUnit.MILLISECONDS.toNanos(millis));
            if (output.isEmpty()) {
                resign(running, Fault.LATE, "didn't answer decision " + decide.seq() + " within " + millis + " ms");
                return Optional.empty();
            }
            if (!(output.get() instanceof Output.Said said)) {
                resign(running, Fault.GONE, gone(running));
                return Optional.empty();
            }
            if (said.line().isBlank()) continue;
            received = Optional.of(said.line());
            witness.received(seated.seat(), said.line());
            switch (reply(decide, said)) {
                case Reply.Taken<A> taken -> {
                    witness.decided(seated.seat(), System.nanoTime() - start);
                    return Optional.of(taken.action());
                }
                case Reply.Refusal<A> refusal -> {
                    refused++;
                    witness.refused(seated.seat());
                    tell(running, listener.refused(decide, refusal, TRIES - refused));
                    if (refused == TRIES) resign(running, Fault.REFUSED, tooMany(decide, refusal));
                }
            }
        }
        return Optional.empty();
    }

    private Reply<A> reply(WireLine.Decide decide, Output.Said said) {
        if (said.whole()) return listener.reply(decide, said.line());
        return Reply.Refusal.unreadable("the line is longer than " + LineReader.LONGEST + " bytes");
    }

    private static String gone(Program running) throws InterruptedException {
        return running.exitCode().map(code -> "ended with exit code " + code).orElse("closed its output");
    }

    private String tooMany(WireLine.Decide decide, Reply.Refusal<A> refusal) {
        Message why = refusal.why();
        String rule = refusal.rule().isEmpty() ? "" : " (" + refusal.rule() + ")";
        String words = Messages.load(Language.EN, seated.game()).say(why);
        String detail = refusal.detail().isEmpty() ? words : words + " " + refusal.detail();
        return "gave " + TRIES + " answers to decision " + decide.seq() + " that can't be taken; of the last one: "
                + Diagnosis.shown(detail, 200) + rule;
    }

    private void resign(Program running, Fault fault, String what) throws InterruptedException {
        lost = true;
        tell(running, listener.resigned(fault.key()));
        running.end();
        witness.resigned(new Diagnosis(seated.seat(), seated.word(), fault, what, received, running.lastWords()));
    }

    /** Tells the program how the match ended, and lets it go. */
    @Override
    public void close() {
        if (lost || program == null) return;
        lost = true;
        try {
            if (match.over()) {
                tellNews(program);
                tell(program, listener.finish());
            }
            program.dismiss();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
