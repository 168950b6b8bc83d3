package regalia.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import regalia.bots.Watchdog;
import regalia.catalog.Advice;
import regalia.catalog.Messages;
import regalia.catalog.Notation;
import regalia.catalog.Sheet;
import regalia.catalog.Steward;
import regalia.codec.match.Entry.Acted;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Message;
import regalia.kernel.Seat;
import regalia.kernel.Sense;
import regalia.kernel.State;
import regalia.kernel.Telling;

/** A match at the terminal, by typing. Several people take turns at one keyboard, and none sees another's hand. */
final class TextTable<S extends State<S>, A extends Action, V> implements AutoCloseable {

    /** How a session ended. */
    enum End {
        FINISHED,
        LEFT,
        CUT_OFF
    }

    private static final int LAST_LINES = 15;

    private final Streams io;
    private final Game<S, A, V> game;
    private final Match<S, A, V> match;
    private final Steward<S, A, V> steward;
    private final Messages messages;
    private final Notation<A> notation;
    private final Sheet sheet;
    private final Screen<A, V> screen;
    private final Chronicle chronicle;
    private final List<Player> players;
    private final int people;
    /** Up to which entry each seat has read the log. */
    private final int[] read;

    private int atKeyboard = -1;

    TextTable(Streams io, Game<S, A, V> game, Match<S, A, V> match, List<Player> players, Messages spoken, long seed) {
        this.io = io;
        this.game = game;
        this.match = match;
        this.players = players;
        List<String> names = players.stream().map(Player::name).toList();
        messages = spoken.with(names);
        notation = new Notation<>(game, spoken, names);
        steward = new Steward<>(game, match, players, seed, new Watchdog(), new Troubles(io.err()));
        sheet = Sheet.load(game.id(), spoken.language());
        screen = new Screen<>(io, game.telling(), messages, notation);
        chronicle = new Chronicle(match, messages);
        people = (int) players.stream().filter(player -> player.bot().isEmpty()).count();
        read = new int[players.size()];
    }

    End play() {
        welcome();
        while (true) {
            while (steward.step()) {}
            if (match.over()) break;
            Optional<End> end = turn(Seat.lowest(match.position().toAct()));
            if (end.isPresent()) return end.get();
        }
        int known = atKeyboard < 0 ? 0 : read[atKeyboard];
        screen.log(chronicle.since(known, people == 1 ? atKeyboard : Seat.SPECTATOR));
        io.say("");
        new Ending(match.result(), messages).lines(io.ink()).forEach(io::say);
        return End.FINISHED;
    }

    /** Lets all bots go. */
    @Override
    public void close() {
        steward.close();
    }

    private void welcome() {
        Sheet.wrap(messages.say("play.title", Message.of("game.title"), Message.of("game.pitch")), io.width())
                .forEach(line -> io.say(io.ink().bold(line)));
        if (messages.has("game.reconstructed"))
            Sheet.wrap(messages.say("game.reconstructed"), io.width()).forEach(io::say);
        List<Object> seated = new ArrayList<>();
        for (Player player : players)
            seated.add(player.bot()
                    .<Object>map(level -> Message.of("seat.bot", player.name(), level))
                    .orElse(player.name()));
        io.say(messages.say("play.seated", seated));
    }

    /** One decision of a person. */
    private Optional<End> turn(int seat) {
        if (people > 1 && seat != atKeyboard) {
            if (atKeyboard >= 0 && io.terminal()) io.out().print(io.ink().cleared());
            io.say("");
            Sheet.wrap(messages.say("play.pass", Seat.of(seat)), io.width()).forEach(io::say);
            if (io.line().isEmpty()) return cutOff();
        }
        atKeyboard = seat;
        V view = match.view(seat);
        io.say("");
        screen.log(chronicle.since(read[seat], seat));
        read[seat] = match.seq();
        io.say("");
        screen.table(view);
        screen.hand(view);
        screen.ask(view);
        List<A> legal = match.legal(seat);
        screen.actions(legal);
        return new Prompt<>(this, seat, view, legal).ask();
    }

    /**
     * Takes back a seat's last action, if nobody else has acted since, nothing was drawn and nothing came to light. A choice that
     * is still secret leaves no trace: so a kingdom can be built and rebuilt until it is finished (ROY-21).
     */
    boolean takeBack(int seat) {
        if (match.withdraw(seat)) return true;
        List<Acted<A>> standing = match.standing();
        if (standing.isEmpty()) return false;
        Acted<A> last = standing.getLast();
        if (last.seat() != seat || match.revealed() >= last.seq()) return false;
        match.undoTo(last.seq() - 1, seat);
        return true;
    }

    /** Takes back all that a seat can take back: a whole draft of a kingdom. */
    boolean takeAllBack(int seat) {
        boolean any = false;
        while (takeBack(seat)) any = true;
        return any;
    }

    Telling<A, V> telling() {
        return game.telling();
    }

    Sense<S, A, V> sense() {
        return game.sense(match.rules());
    }

    /** What a good bot would consider. */
    void hint(int seat, V view) {
        List<Advice<A>> ideas = Advice.from(game, match.rules(), view, seat, match.seq());
        for (int i = 0; i < ideas.size(); i++) {
            Advice<A> idea = ideas.get(i);
            long percent = Math.round(100 * idea.share());
            String action = notation.say(idea.action());
            Sheet.wrap(
                            messages.say("play.hint", i + 1, action, idea.reason(), percent, Math.round(idea.points())),
                            io.width())
                    .forEach(io::say);
        }
    }

    Optional<End> cutOff() {
        if (io.terminal()) io.say("");
        io.say(messages.say("play.endOfInput"));
        return Optional.of(End.CUT_OFF);
    }

    List<String> lastLines(int seat) {
        List<String> all = chronicle.since(0, seat);
        return all.isEmpty()
                ? List.of(messages.say("play.nothing"))
                : all.subList(Math.max(0, all.size() - LAST_LINES), all.size());
    }

    String whoseTurn() {
        List<Seat> waited = new ArrayList<>();
        for (int seat = 0; seat < players.size(); seat++)
            if ((match.position().toAct() & Seat.bit(seat)) != 0) waited.add(Seat.of(seat));
        return messages.say("play.whose", waited);
    }

    Streams io() {
        return io;
    }

    Match<S, A, V> match() {
        return match;
    }

    Messages messages() {
        return messages;
    }

    Notation<A> notation() {
        return notation;
    }

    Sheet sheet() {
        return sheet;
    }

    Screen<A, V> screen() {
        return screen;
    }
}
