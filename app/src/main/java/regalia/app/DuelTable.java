package regalia.app;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import regalia.catalog.Catalog;
import regalia.catalog.SeatRange;
import regalia.catalog.duel.DuelRun;
import regalia.catalog.duel.Finding;
import regalia.catalog.duel.Goal;
import regalia.catalog.duel.Ladder;
import regalia.kernel.Unusable;

/** Measures the cells of the table of all levels that a file doesn't have yet. */
record DuelTable(Streams io, int games, long seed, ThreadsOption threads) {

    /** The cells that are meant; whatever is left empty stands for all. */
    static List<Ladder.Cell> cells(String game, String seats, List<String> pairs) {
        if (!game.isEmpty()) SeatRange.of(Catalog.game(game), seats);
        List<Integer> counts = seats.isEmpty() ? List.of() : SeatRange.of(seats);
        List<String> words = Ladder.rungs().stream().map(Ladder.Rung::word).toList();
        for (String pair : pairs)
            if (!words.contains(pair))
                throw new Unusable(
                        "there is no pair '" + pair + "' in the table; there is " + String.join(", ", words));
        List<Ladder.Cell> cells = Ladder.cells().stream()
                .filter(cell -> game.isEmpty() || cell.game().equals(game))
                .filter(cell -> counts.isEmpty() || counts.contains(cell.seats()))
                .filter(cell -> pairs.isEmpty() || pairs.contains(cell.rung().word()))
                .toList();
        if (cells.isEmpty())
            throw new Unusable("the table has no such line: a king plays at the fewest and most seats");
        return cells;
    }

    void measure(List<Ladder.Cell> cells, DuelFile file) throws IOException {
        int number = 0;
        for (Ladder.Cell cell : cells) {
            number++;
            DuelRun run = cell.run(games, seed);
            if (file.findings().stream().anyMatch(found -> cell.found(found) && same(found, run, cell))) continue;
            DuelProgress progress = new DuelProgress(io, run.mostGames());
            int side = threads.of(List.of(cell.rung().a(), cell.rung().b()));
            Finding finding = run.play(side, (_, heard, share) -> progress.heard(heard, share));
            progress.end();
            file.add(finding);
            io.err().println(number + " of " + cells.size() + ": " + DuelReport.of(finding));
        }
    }

    /** Whether it was measured in the same way, and so need not be again. */
    private boolean same(Finding found, DuelRun run, Ladder.Cell cell) {
        Optional<Double> goal = cell.goal().map(Goal::ratio);
        return found.seed() == seed
                && found.mostGames() == run.mostGames()
                && found.goal().equals(goal);
    }
}
