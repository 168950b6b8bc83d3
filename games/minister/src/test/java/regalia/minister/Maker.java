package regalia.minister;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.codec.match.RecordWriter;
import regalia.kernel.Options;
import regalia.kernel.Rng;
import regalia.kernel.Seat;

/** Looks for a short match for each purpose among random ones and writes it down. Run by hand, in the folder of the game. */
final class Maker {

    private static final int SEEDS = 20_000;

    private Maker() {}

    private static Match<MinisterState, MinisterAction, MinisterView> match(Purpose purpose, long seed) {
        Options options = Options.complete(Scene.GAME.options(purpose.seats), purpose.options);
        Match<MinisterState, MinisterAction, MinisterView> match = new Match<>(Scene.GAME, purpose.seats, options);
        Rng rng = new Rng(seed);
        while (!match.over()) {
            int seat = Seat.lowest(match.position().toAct());
            List<MinisterAction> legal = match.legal(seat);
            match.act(seat, legal.get(rng.below(legal.size())));
        }
        return match;
    }

    public static void main(String[] args) throws IOException {
        Path folder = Path.of("src/test/resources/regalia/minister/curated");
        Files.createDirectories(folder);
        for (Purpose purpose : Purpose.values()) {
            int shortest = Integer.MAX_VALUE;
            for (int seed = 0; seed < SEEDS; seed++) {
                Match<MinisterState, MinisterAction, MinisterView> match = match(purpose, seed);
                if (match.seq() >= shortest || !purpose.fits.test(match)) continue;
                shortest = match.seq();
                List<Player> players = IntStream.range(0, purpose.seats)
                        .mapToObj(seat -> Player.person("player" + seat))
                        .toList();
                StringBuilder text = new StringBuilder();
                new RecordWriter(text).match(match.header("minister-" + seed, players), match);
                Files.writeString(folder.resolve(purpose.file()), text);
            }
            System.out.println(purpose.file() + ": " + shortest + " entries");
        }
    }
}
