package regalia.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regalia.catalog.Catalog;
import regalia.catalog.Seating;
import regalia.catalog.Setup;
import regalia.codec.Json;
import regalia.codec.match.Player;
import regalia.codec.match.Recorded;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Named;
import regalia.kernel.State;
import regalia.kernel.Unusable;
import regalia.lab.export.Column;
import regalia.lab.export.Columns;
import regalia.lab.export.Decisions;
import regalia.lab.export.SelfPlay;
import regalia.lab.export.Table;

@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        description = "Writes all decisions of matches as a table, a row each, for other programs: CSV or Parquet.")
final class ExportCommand implements Callable<Integer> {

    private final Streams io;

    @Parameters(
            arity = "0..1",
            paramLabel = "GAME",
            completionCandidates = GameIds.class,
            description = "One of ${COMPLETION-CANDIDATES}; of a file of records only its matches.")
    private String game = "";

    @Mixin
    private SeatingOptions seating = new SeatingOptions();

    @Mixin
    private GamesOption games = new GamesOption(100, 10_000_000);

    @Mixin
    private SeedOption seed = new SeedOption();

    @Mixin
    private GameOptions options = new GameOptions();

    @Option(
            names = "--from",
            paramLabel = "RECORDS",
            description = "Play nothing: take the matches of this file, all of one game and number of seats.")
    private @Nullable String from;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Where to: FILE.csv or FILE.parquet; - is CSV to standard output.")
    private @Nullable String out;

    @Option(
            names = "--time",
            description = "Measure how long each decision takes. The same seed doesn't give the same bytes then.")
    private boolean timed;

    @Mixin
    private ThreadsOption threads = new ThreadsOption();

    @Option(names = "--columns", description = "Write nothing: tell what the columns are.")
    private boolean columns;

    @Option(names = "--json", description = "For --columns: as JSON.")
    private boolean json;

    ExportCommand(Streams io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        if (json && !columns) throw new Unusable("--json is for --columns");
        if (columns) return tell(Catalog.game(named()));
        if (out == null) throw new Unusable("--out is missing: the file to write, as --out decisions.csv");
        TableFile.check(out);
        if (from != null) return take(from, out);
        return play(Catalog.game(named()), out);
    }

    private String named() {
        if (game.isEmpty()) throw new Unusable("which game? there is " + String.join(", ", Catalog.games()));
        return game;
    }

    private int tell(Game<?, ?, ?> chosen) {
        List<Column> all = new Columns(
                        chosen, Setup.seats(chosen, seating.seats() == 0 ? chosen.fewestSeats() : seating.seats()))
                .all();
        if (json) io.say(Json.write(all));
        else
            for (Column column : all)
                io.say(column.name() + "  " + Named.word(column.kind()) + (column.maybe() ? "?" : "") + "  "
                        + column.tells());
        return Main.GOOD;
    }

    private <S extends State<S>, A extends Action, V> int play(Game<S, A, V> chosen, String name) throws IOException {
        int count = games.value();
        Seating seated = seating.at(chosen);
        List<Player> players = seated.named(List.of());
        int side = threads.of(seated.words());
        SelfPlay<S, A, V> matches =
                new SelfPlay<>(chosen, options.of(chosen, players.size()), players, count, seed.value(), timed);
        Decisions<S, A, V> decisions = new Decisions<>(chosen, players.size());
        return write(name, chosen, players.size(), decisions.columns(), table -> {
            matches.write(decisions, table, side, done -> {
                progress(done, count);
                return !io.unheard();
            });
        });
    }

    private int take(String records, String name) throws IOException {
        if (timed) throw new Unusable("--time is for matches that are played: records don't know how long it took");
        if (!options.isEmpty()) throw new Unusable("--option is for matches that are played: records have theirs");
        try (RecordFile file = new RecordFile(records)) {
            Optional<Recorded> first = next(file);
            if (first.isEmpty()) throw new Unusable(records + ": there is no such match in this file");
            return take(Catalog.game(first.get().header().game()), first.get(), file, name);
        }
    }

    private <S extends State<S>, A extends Action, V> int take(
            Game<S, A, V> chosen, Recorded first, RecordFile file, String name) throws IOException {
        int places = first.header().seats();
        Decisions<S, A, V> decisions = new Decisions<>(chosen, Setup.seats(chosen, places));
        Replays replays = new Replays();
        return write(name, chosen, places, decisions.columns(), table -> {
            for (Optional<Recorded> next = Optional.of(first); next.isPresent() && !io.unheard(); next = next(file)) {
                demandSame(next.get(), chosen.id(), places);
                for (List<Object> row : decisions.of(next.get(), replays.of(next.get()))) table.row(row);
                progress(file.number(), 0);
            }
        });
    }

    /** The next match of the file that is meant. */
    private Optional<Recorded> next(RecordFile file) {
        Optional<Recorded> next = file.next();
        while (next.isPresent() && !isMeant(next.get())) next = file.next();
        return next;
    }

    private boolean isMeant(Recorded recorded) {
        return (game.isEmpty() || recorded.header().game().equals(named()))
                && (seating.seats() == 0 || recorded.header().seats() == seating.seats());
    }

    private static void demandSame(Recorded recorded, String game, int seats) {
        String own = recorded.header().game();
        if (!own.equals(game) || recorded.header().seats() != seats)
            throw new Unusable(recorded.say(
                    0,
                    "this is " + own + " with " + recorded.header().seats() + " seats after " + game + " with " + seats
                            + ": a table is of one game and number of seats, which GAME and --seats can choose"));
    }

    /** Writes the rows of a table. */
    private interface Work {
        void to(Table table) throws IOException;
    }

    private int write(String name, Game<?, ?, ?> chosen, int places, List<Column> all, Work work) throws IOException {
        try (TableFile file = TableFile.open(io, name)) {
            try (Table table = file.table(all, notes(chosen, places))) {
                work.to(table);
            }
            file.keep();
            progress(0, 0);
            return Main.GOOD;
        } catch (IOException | UncheckedIOException full) {
            io.err().println(name + ": the file can't be written, perhaps the disk is full");
            return Main.FAILED;
        }
    }

    private static Map<String, String> notes(Game<?, ?, ?> chosen, int places) {
        return Map.of(
                "regalia",
                "{\"game\":\"" + chosen.id() + "\",\"rules\":\"" + chosen.version() + "\",\"seats\":" + places + "}");
    }

    /** Tells a person at a terminal how far it is; 0 is the end. */
    private void progress(int done, int of) {
        if (!io.terminal()) return;
        io.err()
                .print(
                        done == 0
                                ? "\r" + " ".repeat(40) + "\r"
                                : "\r" + done + (of == 0 ? "" : " of " + of) + " matches ");
        io.err().flush();
    }
}
