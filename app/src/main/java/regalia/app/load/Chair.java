package regalia.app.load;

import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;

/** One who plays: hears the table, answers each decision at random when told to, and waits for each answer to be taken. */
final class Chair implements Connection.Ear {

    private final Board board;
    private final Tally tally;
    private final RandomGenerator random;
    private final Connection connection;
    /** Since when each answer waits that was not taken yet. */
    private final Map<String, Long> waiting = new HashMap<>();

    private int asked;
    private int choices;
    private boolean here;
    private boolean finished;

    Chair(Board board, Reactor reactor, Party.Begun begun, int seat, Tally tally, RandomGenerator random) {
        this.board = board;
        this.tally = tally;
        this.random = random;
        String path = "/api/tables/" + begun.table() + "/socket?seat=" + seat;
        connection = reactor.connect(path, begun.party().cookies().get(seat), this);
    }

    @Override
    public void message(byte[] bytes, int from, int length) {
        here = true;
        tally.message(length);
        Line.each(bytes, from, length, this::heard);
        if (finished && waiting.isEmpty()) {
            connection.leave();
            board.left();
        } else if (asked != 0) board.asked(this);
    }

    private void heard(Line line) {
        switch (line.type()) {
            case "decide" -> {
                asked = line.seq();
                choices = line.choices();
            }
            case "look" -> asked = 0;
            case "finish" -> {
                asked = 0;
                finished = true;
            }
            case "taken" -> taken(line.key());
            case "declined" -> {
                waiting.remove(line.key());
                tally.error("declined: " + line.reason());
            }
            default -> {}
        }
    }

    private void taken(String key) {
        Long since = waiting.remove(key);
        if (since == null) tally.error("taken that was not asked, or twice");
        else tally.taken(since);
    }

    /** Whether it has heard the table, or never will. */
    boolean here() {
        return here;
    }

    /** Whether a decision is awaited of it. */
    boolean asked() {
        return asked != 0;
    }

    /** Answers the decision; {@code since} is when it was to. */
    void answer(long since) {
        String key = tally.key();
        waiting.put(key, since);
        String text = "{\"seq\":" + asked + ",\"key\":\"" + key + "\",\"index\":" + random.nextInt(choices) + "}";
        asked = 0;
        connection.say(text, random.nextInt());
    }

    int waiting() {
        return waiting.size();
    }

    @Override
    public void broken(String why) {
        here = true;
        tally.error("connection: " + why);
    }
}
