package regalia.server.stream;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import org.jspecify.annotations.Nullable;
import regalia.codec.Echo;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.codec.wire.Chapters;
import regalia.codec.wire.WireLine;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Seat;
import regalia.kernel.State;

/** All who listen to a match: the people at the table, each with the eyes of their seat, and those who watch. */
public final class Audience<S extends State<S>, A extends Action, V> {

    private final Match<S, A, V> match;
    private final Map<Integer, SeatStream<S, A, V>> streams = new HashMap<>();
    private final Chapters chapters = new Chapters();

    /**
     * Begins.
     *
     * @param seats those that somebody may listen for; spectators always may
     */
    public Audience(Game<S, A, V> game, Match<S, A, V> match, List<Integer> seats, String name, List<Player> players) {
        this.match = match;
        Echo echo = new Echo();
        for (int seat : seats) streams.put(seat, new SeatStream<>(game, match, seat, echo, name, players));
        streams.put(Seat.SPECTATOR, new SeatStream<>(game, match, Seat.SPECTATOR, echo, name, players));
    }

    private SeatStream<S, A, V> stream(int seat) {
        SeatStream<S, A, V> stream = streams.get(seat);
        if (stream == null) throw new IllegalArgumentException("nobody listens for seat " + seat);
        return stream;
    }

    /** Somebody is called otherwise, or is gone. */
    public void renamed(List<Player> players) {
        for (SeatStream<S, A, V> stream : streams.values()) stream.renamed(players);
    }

    /** The number with which a seat answers the decision that it owes. */
    public int asked(int seat) {
        return stream(seat).shown();
    }

    /** Whether a number answers the decision that a seat owes. */
    public boolean isAsked(int seat, int number) {
        return stream(seat).first() <= number && number <= asked(seat);
    }

    /** Whether that number answers a decision of a seat which has passed. */
    public boolean isPast(int seat, int number) {
        return number <= stream(seat).passed();
    }

    public boolean listens(int seat) {
        return streams.containsKey(seat);
    }

    /**
     * Numbers the lines of a commit of the past.
     *
     * @param moved whether it changed the position
     */
    public void recall(boolean moved) {
        chapters.end(match.minutes());
        for (SeatStream<S, A, V> stream : streams.values()) stream.advance(moved);
    }

    /**
     * Tells everybody of a commit.
     *
     * @param moved whether it changed the position
     */
    public void tell(boolean moved, IntUnaryOperator millis) {
        chapters.end(match.minutes());
        @Nullable V seen = null;
        List<WireLine> told = List.of();
        try (Lines lines = Lines.spare();
                Lines same = Lines.spare()) {
            for (Map.Entry<Integer, SeatStream<S, A, V>> each : streams.entrySet()) {
                SeatStream<S, A, V> stream = each.getValue();
                List<WireLine> news = stream.advance(moved);
                if (stream.ears().isEmpty()) continue;
                // Nearly always all hear the same of what has happened: then it is written once.
                if (!news.equals(told)) same.clear().addAll(news);
                told = news;
                lines.clear().add(same);
                seen = stream.view(seen);
                show(stream, seen, lines, millis.applyAsInt(each.getKey()));
                stream.finish().ifPresent(lines::add);
                if (stream.decides() || match.over()) send(stream, lines);
                else for (Ear ear : stream.ears()) ear.hearInTime(lines);
            }
        }
    }

    /** Shows one seat its position again, because it has drafted something. */
    public void show(int seat, int millis) {
        SeatStream<S, A, V> stream = stream(seat);
        if (stream.ears().isEmpty()) return;
        try (Lines lines = Lines.spare()) {
            show(stream, stream.view(null), lines, millis);
            send(stream, lines);
        }
    }

    private void show(SeatStream<S, A, V> stream, V view, Lines lines, int millis) {
        lines.add(stream.present(view, millis));
        stream.own().ifPresent(lines::add);
    }

    /** Says something to everybody beside the numbered lines. */
    public void aside(Aside... asides) {
        if (streams.values().stream().allMatch(stream -> stream.ears().isEmpty())) return;
        try (Lines lines = Lines.spare()) {
            lines.addAll(List.of(asides));
            streams.values().forEach(stream -> send(stream, lines));
        }
    }

    private void send(SeatStream<S, A, V> stream, Lines lines) {
        for (Ear ear : stream.ears()) ear.hear(lines);
    }

    /**
     * Somebody begins to listen: hears what they have missed, the position if they have not seen it, and from now on all.
     *
     * @param after the number of the last line that they have heard; nothing to hear all from the beginning
     * @param done whether the match is, and these asides tell it
     */
    public void join(int seat, Ear ear, Optional<Integer> after, int millis, List<Aside> asides, boolean done) {
        SeatStream<S, A, V> stream = stream(seat);
        int heard = after.orElse(0);
        Lines lines = new Lines().addAll(stream.since(heard, chapters));
        if (stream.shown() > heard || match.sealing()) show(stream, stream.view(null), lines, millis);
        if (stream.shown() >= heard) stream.finish().ifPresent(lines::add);
        lines.addAll(asides);
        if (done) ear.hearLast(lines.bytes());
        else ear.hear(lines.bytes());
        stream.ears().add(ear);
    }

    /** Tells everybody that the match is done. */
    public void end(Aside last) {
        byte[] line = new Lines().add(last).bytes();
        eachEar((ear, _) -> ear.hearLast(line));
    }

    public void leave(int seat, Ear ear) {
        stream(seat).ears().remove(ear);
    }

    /** Nobody hears with the eyes of a seat any more. */
    public void end(int seat) {
        if (!listens(seat)) return;
        for (Ear ear : stream(seat).ears()) ear.end("gone");
        stream(seat).ears().clear();
    }

    public int size() {
        return streams.values().stream()
                .mapToInt(stream -> stream.ears().size())
                .sum();
    }

    public void eachEar(ObjIntConsumer<Ear> to) {
        streams.forEach((seat, stream) -> stream.ears().forEach(ear -> to.accept(ear, seat)));
    }
}
