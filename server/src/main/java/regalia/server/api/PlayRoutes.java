package regalia.server.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import regalia.catalog.Advice;
import regalia.codec.Json;
import regalia.kernel.Message;
import regalia.server.Declined;
import regalia.server.http.Call;
import regalia.server.http.Draft;
import regalia.server.http.Route;
import regalia.server.http.Who;
import regalia.server.play.Deeds;
import regalia.server.play.Hall;
import regalia.server.play.Playing;
import regalia.server.play.Request;
import regalia.server.play.Tables;
import regalia.server.play.Taken;
import regalia.server.table.Motion;
import regalia.server.table.Table;

/** Running matches: act, take back, propose, give up, ask for a hint. */
public final class PlayRoutes {

    private final Hall hall;
    private final Tables tables;
    private final LongConsumer acted;

    /**
     * Begins.
     *
     * @param acted told how many nanoseconds each action took that was posted and taken
     */
    public PlayRoutes(Hall hall, Tables tables, LongConsumer acted) {
        this.acted = acted;
        this.hall = hall;
        this.tables = tables;
    }

    /**
     * An answer to a decision.
     *
     * @param seat whose, if one has several
     * @param seq of the line that asked
     * @param key a name of one's own for this answer, so that sending it twice does no harm
     */
    public record Act(
            Optional<Integer> seat, int seq, String key, Optional<JsonNode> action, Optional<Integer> index) {}

    public record OwnSeat(Optional<Integer> seat) {}

    public record Reconsider(Optional<Integer> seat, int keep) {}

    public record Undo(Optional<Integer> seat, Optional<Integer> to) {}

    /**
     * What one says to what is proposed.
     *
     * @param kind what that is, as one was told: if something else is proposed by then nothing is done
     * @param to the same, for a take-back
     */
    public record Vote(boolean agree, Optional<Motion.Kind> kind, Optional<Integer> to) {

        boolean means(Motion motion) {
            return motion.kind() == kind.orElse(motion.kind()) && motion.to() == to.orElse(motion.to());
        }
    }

    public record Ideas(List<Idea> ideas) {}

    public record Idea(JsonNode action, double share, double points, int visits, Message reason) {}

    public List<Route> all() {
        return List.of(
                play("actions", "act", "Do something in a match")
                        .takes(Act.class, "{\"seq\":12,\"key\":\"a-1\",\"index\":0}")
                        .gives(Taken.class, "{\"entry\":17}")
                        .answer(this::act),
                play(
                                "reconsider",
                                "reconsider",
                                "Think again about a choice while others still choose: keep the first so many of one's choices")
                        .takes(Reconsider.class, "{\"keep\":0}")
                        .does(call -> {
                            Reconsider again = call.body(Reconsider.class);
                            Playing<?, ?, ?> playing = playing(call);
                            playing.reconsider(seat(playing.table(), call, again.seat()), again.keep());
                        }),
                play(
                                "undo",
                                "undo",
                                "Take back what one did, as far as nobody must be asked; with an entry to go back to, propose it to the others")
                        .takes(Undo.class, "{}")
                        .sparing(limits -> limits.rate(2, 40))
                        .does(this::undo),
                play("vote", "vote", "Agree to what is proposed, or not")
                        .takes(Vote.class, "{\"agree\":true,\"kind\":\"undo\",\"to\":12}")
                        .does(call -> {
                            Playing<?, ?, ?> playing = playing(call);
                            seat(playing.table(), call, Optional.empty());
                            Vote vote = call.body(Vote.class);
                            playing.deeds().vote(call.person().id(), vote.agree(), vote::means);
                        }),
                play("cancel", "cancel", "Propose to end the match without a result")
                        .does(call -> {
                            Playing<?, ?, ?> playing = playing(call);
                            playing.deeds()
                                    .propose(Motion.Kind.CANCEL, seat(playing.table(), call, Optional.empty()), 0);
                        }),
                play("concede", "concede", "Give up for good; a bot plays on")
                        .takes(OwnSeat.class, "{}")
                        .does(call -> onSeat(call, Deeds::concede)),
                play("caretaker", "caretaker", "Let a bot of the table's level keep one's seat for a while")
                        .takes(OwnSeat.class, "{}")
                        .sparing(limits -> limits.rate(1, 20))
                        .does(call -> onSeat(call, (deeds, seat) -> deeds.handOver(seat, deeds.caretaker()))),
                play("return", "return", "Take one's seat back from the bot that keeps it")
                        .takes(OwnSeat.class, "{}")
                        .sparing(limits -> limits.rate(1, 20))
                        .does(call -> onSeat(call, Deeds::takeBack)),
                play("hint", "hint", "What a good bot would consider; marks the match as assisted")
                        .takes(OwnSeat.class, "{}")
                        .gives(
                                Ideas.class,
                                "{\"ideas\":[{\"action\":{\"type\":\"take\",\"row\":1},\"share\":0.4,\"points\":31.5,\"visits\":512,\"reason\":{\"key\":\"reason.take\",\"args\":[]}}]}")
                        .sparing(limits -> limits.rate(0.5, 20))
                        .answer(this::hint));
    }

    private static Draft play(String verb, String operation, String summary) {
        return Route.post("/api/tables/{id}/" + verb, operation, summary).by(Who.PLAYER);
    }

    private Playing<?, ?, ?> playing(Call call) {
        return hall.match(call.path("id"));
    }

    /** The seat that is meant: one's own, and if one has several it must be said which. */
    static int seat(Table table, Call call, Optional<Integer> wanted) {
        List<Integer> own = table.seatsOf(call.person().id());
        if (own.isEmpty()) throw Declined.notYours("table.noSeatOfYours");
        if (wanted.isPresent() && !own.contains(wanted.get())) throw Declined.notYours("table.notYourSeat");
        return wanted.orElse(own.getFirst());
    }

    private interface Deed {
        void on(Deeds<?, ?, ?> deeds, int seat);
    }

    private void onSeat(Call call, Deed deed) throws Exception {
        Playing<?, ?, ?> playing = playing(call);
        deed.on(
                playing.deeds(),
                seat(playing.table(), call, call.body(OwnSeat.class).seat()));
    }

    private Taken act(Call call) throws Exception {
        long began = System.nanoTime();
        Act act = call.body(Act.class);
        Playing<?, ?, ?> playing = playing(call);
        int seat = seat(playing.table(), call, act.seat());
        Taken taken = playing.answer(new Request(seat, act.seq(), act.key(), act.action(), act.index()));
        acted.accept(System.nanoTime() - began);
        return taken;
    }

    private void undo(Call call) throws Exception {
        Undo undo = call.body(Undo.class);
        Playing<?, ?, ?> playing = playing(call);
        int seat = seat(playing.table(), call, undo.seat());
        if (undo.to().isPresent())
            playing.deeds().propose(Motion.Kind.UNDO, seat, undo.to().get());
        else playing.deeds().undo(seat);
    }

    private Ideas hint(Call call) throws Exception {
        Playing<?, ?, ?> playing = playing(call);
        int seat = seat(playing.table(), call, call.body(OwnSeat.class).seat());
        List<? extends Advice<?>> advice = playing.questions().advice(seat);
        tables.change(playing.table().id(), table -> table.assistedAt(seat));
        return new Ideas(advice.stream()
                .map(idea ->
                        new Idea(Json.node(idea.action()), idea.share(), idea.points(), idea.visits(), idea.reason()))
                .toList());
    }
}
