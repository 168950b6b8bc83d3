package regalia.catalog.duel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import regalia.catalog.Catalog;
import regalia.kernel.Game;
import regalia.kernel.Options;

/**
 * What is measured of all levels: each against the next lower one, which has a goal, and each against {@code page}, which later
 * changes are held to. Games are played with their standard options; My Kingdom's level {@code full} is one.
 */
public final class Ladder {

    /** How often a king plays must be bearable: it thinks less than by itself, and only where fewest and most sit. */
    private static final String KING = "king:200ms";

    private static final List<Rung> RUNGS = List.of(
            new Rung("squire", "page", true),
            new Rung("knight", "squire", true),
            new Rung(KING, "knight", true),
            new Rung("knight", "page", false),
            new Rung(KING, "page", false));

    /**
     * Two levels that are compared.
     *
     * @param next whether they are neighbours, and so have a goal
     */
    public record Rung(String a, String b, boolean next) {

        /** As it is asked for. */
        public String word() {
            return a + "-" + b;
        }
    }

    /** One line of the table. */
    public record Cell(String game, int seats, Rung rung) {

        /** What later changes are held to is measured in full; elsewhere it is enough to know that the goal is reached. */
        public Optional<Goal> goal() {
            return rung.next()
                    ? Optional.of(new Goal(ratio(game, seats), !rung.b().equals("page")))
                    : Optional.empty();
        }

        public DuelRun run(int games, long seed) {
            return new DuelRun(duel(Catalog.game(game), seed), games, goal());
        }

        private Duel<?, ?, ?> duel(Game<?, ?, ?> chosen, long seed) {
            Options standard = Options.complete(chosen.options(seats), Map.of());
            return new Duel<>(chosen, standard, seats, rung.a(), rung.b(), seed);
        }

        /** Whether a finding is of this cell, with the same bots and rules. */
        public boolean found(Finding finding) {
            return finding.game().equals(game)
                    && finding.rules().equals(Catalog.game(game).version())
                    && finding.seats() == seats
                    && finding.a().equals(rung.a())
                    && finding.b().equals(rung.b());
        }
    }

    private Ladder() {}

    public static List<Rung> rungs() {
        return RUNGS;
    }

    /** All cells: pair by pair, game by game. */
    public static List<Cell> cells() {
        List<Cell> cells = new ArrayList<>();
        for (Rung rung : RUNGS)
            for (String id : Catalog.games()) {
                Game<?, ?, ?> game = Catalog.game(id);
                for (int seats = game.fewestSeats(); seats <= game.mostSeats(); seats++)
                    if (!rung.a().equals(KING) || seats == game.fewestSeats() || seats == game.mostSeats())
                        cells.add(new Cell(id, seats, rung));
            }
        return List.copyOf(cells);
    }

    /** Minister's dice leave less to skill; of two players nobody can win twice the fair share. */
    private static double ratio(String game, int seats) {
        if (game.equals("minister")) return 1.25;
        return seats == 2 ? 1.4 : 1.6;
    }
}
