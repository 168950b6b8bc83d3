package regalia.server.play;

import java.util.List;
import java.util.Optional;
import regalia.server.stream.Aside;
import regalia.server.stream.Ear;
import regalia.server.table.Stage;
import regalia.server.table.Table;

/** Lets somebody hear a table, whether its match has begun or not. */
public final class Listening {

    private final Hall hall;
    private final Lobby lobby;

    public Listening(Hall hall, Lobby lobby) {
        this.hall = hall;
        this.lobby = lobby;
    }

    /** What somebody wants to hear. */
    public record Wish(String table, String person, Optional<Integer> seat, Optional<Integer> after) {}

    /** Declines who may not hear with those eyes, and what nobody can hear here, before a connection is made. */
    public void knock(Wish wish) {
        Table table = hall.table(wish.table());
        hall.discretion().eyes(table, wish.person(), wish.seat());
        if (table.stage() != Stage.OPEN) hall.match(wish.table());
    }

    /** Begins to tell an ear. If that fails nothing of it is kept. */
    public void join(Wish wish, Ear ear, List<Aside> asides) {
        Table table = hall.table(wish.table());
        int eyes = hall.discretion().eyes(table, wish.person(), wish.seat());
        try {
            if (table.stage() == Stage.OPEN) lobby.await(table, wish, ear, asides);
            else lobby.listen(wish, eyes, ear, asides);
        } catch (RuntimeException failed) {
            leave(wish, ear);
            throw failed;
        }
    }

    public void leave(Wish wish, Ear ear) {
        lobby.leave(wish.table(), ear);
    }

    /** The seat with whose eyes an ear hears, if its match has begun. */
    public Optional<Integer> seat(Ear ear) {
        return lobby.seat(ear);
    }
}
