package regalia.palace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import regalia.codec.match.LedgerLine;
import regalia.codec.match.Line;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.codec.match.RecordWriter;
import regalia.kernel.Luck;
import regalia.kernel.Moves;
import regalia.kernel.Options;
import regalia.kernel.Rng;
import regalia.kernel.Seat;

/**
 * Looks among random matches for the ones that {@link CuratedTest} keeps, and writes them into a folder. Run by hand when rules or
 * records change: {@code Curator <folder>}.
 */
final class Curator {

    private static final int MOST_SEEDS = 200_000;

    private final Path folder;

    private Curator(Path folder) {
        this.folder = folder;
    }

    public static void main(String[] args) throws IOException {
        Curator curator = new Curator(Path.of(args[0]));
        curator.keep("two-seats", 2, Map.of(), match -> true);
        curator.keep("three-seats-45-cards", 3, Map.of("threePlayerDeck", 45), match -> says(match, "log.setAside"));
        curator.keep("three-seats-46-cards", 3, Map.of("threePlayerDeck", 46), match -> says(match, "log.takeAlone"));
        curator.keep("four-seats", 4, Map.of(), match -> says(match, "log.setAside"));
        curator.keep("open-scores-and-a-named-first-player", 4, Map.of("openScores", true, "first", 2), match -> true);
        curator.keep("a-tie-won-by-the-holder-of-the-pawn", 3, Map.of(), match -> tie(match, true));
        curator.keep("a-tie-won-by-the-nearest-clockwise", 4, Map.of(), match -> tie(match, false));
        curator.keep("decided-by-the-last-king-points", 4, Map.of(), Curator::decidedByTheKing);
        curator.keep("a-debt-paid-at-the-end", 3, Map.of(), match -> says(match, "log.debt"));
        curator.keep("all-tied-on-the-queen", 2, Map.of(), match -> payers(match) == 2);
        curator.keep("a-violet-disc-with-a-politician", 4, Map.of(), Curator::violetPolitician);
        curator.takeBack("a-bribe-taken-back");
    }

    private void keep(String name, int seats, Map<String, Object> chosen, Predicate<Match<?, ?, ?>> wanted)
            throws IOException {
        for (int seed = 0; seed < MOST_SEEDS; seed++) {
            var match = match(seats, chosen);
            playOn(match, seed, Integer.MAX_VALUE);
            if (!wanted.test(match)) continue;
            write(name, match);
            return;
        }
        throw new IllegalStateException("no such match: " + name);
    }

    private void takeBack(String name) throws IOException {
        var match = match(2, Map.of());
        while (match.position().stage() != Stage.BRIBES) playOn(match, 5, 1);
        int before = match.seq();
        match.act(0, match.legal(0).getFirst());
        match.undoTo(before);
        match.act(0, match.legal(0).getLast());
        playOn(match, 5, Integer.MAX_VALUE);
        write(name, match);
    }

    private static Match<PalaceState, PalaceAction, PalaceView> match(int seats, Map<String, Object> chosen) {
        return new Match<>(Scene.GAME, seats, Options.complete(Scene.GAME.options(seats), chosen));
    }

    private static void playOn(Match<PalaceState, PalaceAction, PalaceView> match, long seed, int most) {
        Luck luck = Luck.seeded(seed);
        for (int n = 0; n < most && !match.over(); n++) {
            int seat = Seat.lowest(match.position().toAct());
            Moves moves = new Moves();
            match.rules().legal(match.position(), seat, moves);
            int code = seat == Seat.CHANCE
                    ? luck.draw(match.rules().purpose(match.position()), moves)
                    : moves.draw(new Rng(Rng.mix(seed, "entry/" + match.seq())));
            match.act(seat, match.rules().action(code));
        }
    }

    private void write(String name, Match<PalaceState, PalaceAction, PalaceView> match) throws IOException {
        StringBuilder text = new StringBuilder();
        List<Player> players = IntStream.range(0, match.rules().seats())
                .mapToObj(seat -> Player.person("Courtier " + seat))
                .toList();
        new RecordWriter(text).match(match.header(name, players), match);
        Files.createDirectories(folder);
        Files.writeString(folder.resolve(name + ".jsonl"), text);
    }

    static boolean says(Match<?, ?, ?> match, String key) {
        for (Line line : match.lines(Seat.SPECTATOR)) if (line.message().key().equals(key)) return true;
        return false;
    }

    static boolean violetPolitician(Match<?, ?, ?> match) {
        return match.lines(Seat.SPECTATOR).stream()
                .anyMatch(line -> line.message().key().equals("log.take")
                        && line.message().args().get(1).equals(Card.of(Card.POLITICIAN))
                        && line.message().args().get(2) == Colour.VIOLET);
    }

    static boolean tie(Match<?, ?, ?> match, boolean holder) {
        List<Integer> points = match.result().points();
        int winner = match.result().winners().getFirst();
        long tied = points.stream().filter(points.get(winner)::equals).count();
        int pawn = ((PalaceState) match.position()).pawn;
        return tied > 1 && (winner == pawn) == holder;
    }

    static boolean decidedByTheKing(Match<?, ?, ?> match) {
        int winner = match.result().winners().getFirst();
        int[] before = match.result().points().stream().mapToInt(i -> i).toArray();
        for (LedgerLine line : match.ledger()) if (line.rule().equals("PAL-26")) before[line.seat()] -= line.points();
        return IntStream.of(before).max().orElseThrow() > before[winner];
    }

    /** How many pay the Queen in the round in which most do. */
    static long payers(Match<?, ?, ?> match) {
        return match.ledger().stream()
                .filter(line -> line.reason().equals("reason.queenPays"))
                .collect(Collectors.groupingBy(LedgerLine::seq, Collectors.counting()))
                .values()
                .stream()
                .mapToLong(i -> i)
                .max()
                .orElse(0);
    }
}
