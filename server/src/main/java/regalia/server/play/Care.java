package regalia.server.play;

import java.util.List;
import regalia.bots.Watchdog;
import regalia.kernel.Action;
import regalia.kernel.State;
import regalia.server.table.Stage;

/** Looks after a match that no person moves on just now: bots decide, who is late or away is kept by one, what all have chosen is opened. */
final class Care<S extends State<S>, A extends Action, V> {

    private final Playing<S, A, V> playing;
    private final Deputies<S, A, V> deputies;

    Care(Playing<S, A, V> playing) {
        this.playing = playing;
        deputies = new Deputies<>(playing);
    }

    /** Hands over the seats of those who are late or away, opens choices that are all in, and lets one bot decide. */
    boolean lookAfter(Watchdog watchdog) {
        playing.patience().looked();
        if (playing.table().stage() != Stage.RUNNING) return false;
        Deeds<S, A, V> deeds = playing.deeds();
        // Asked again when it is certain that nothing has happened: somebody may have decided in the last moment.
        for (int seat : playing.locked(this::late))
            deeds.handOver(seat, deeds.caretaker(), () -> late().contains(seat));
        settle();
        return deputies.step(watchdog);
    }

    private List<Integer> late() {
        return playing.patience().late(playing.course(), playing.table());
    }

    /**
     * Opens choices that are all in. Whoever keeps the last of them does so at once; but that node may have died in between, and then
     * whoever looks at the match next must.
     */
    void settle() {
        if (playing.locked(playing.match()::complete)) playing.decided(playing::keptTo);
    }

    /** When something must be done if nobody does anything before. */
    void await(Due due) {
        Hall hall = playing.hall();
        playing.locked(() -> {
            hall.keeper().due(playing.table().id(), playing.keptTo(), due, hall.now());
            return true;
        });
    }

    /** Lets the row of the match say whom it waits for now; not until when, as nobody can have come back yet. */
    void catchUp() {
        Hall hall = playing.hall();
        playing.locked(() -> {
            hall.keeper().awaits(playing.table().id(), hall.due(playing));
            return true;
        });
    }
}
