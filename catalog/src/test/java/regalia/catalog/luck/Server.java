package regalia.catalog.luck;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import regalia.bots.Watchdog;
import regalia.catalog.Catalog;
import regalia.catalog.Seating;
import regalia.catalog.Setup;
import regalia.catalog.Steward;
import regalia.catalog.Witness;
import regalia.codec.match.Header;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.codec.match.RecordReader;
import regalia.codec.match.RecordWriter;
import regalia.codec.match.Recorded;
import regalia.codec.match.Result;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.State;

/**
 * Plays matches as a server does: promise, nonces, play, disclosure. The first seat is called a person's, the others are bots'.
 *
 * @param shared what the promise is bound to instead of the match
 * @param takesBack whether some of what happened is taken back
 * @param countsUndos whether luck changes with what is taken back, as it should
 */
record Server(Seed seed, Optional<String> shared, boolean takesBack, boolean countsUndos) {

    static final Seed SEED = Seed.of("5eed".repeat(16));
    static final String NONCE = "00112233445566778899aabbccddeeff";
    static final Server HONEST = new Server(SEED, Optional.empty(), true, true);

    Recorded play(String game) {
        return play(game, "m-" + game);
    }

    Recorded play(String game, String name) {
        return play(Catalog.game(game), name);
    }

    private <S extends State<S>, A extends Action, V> Recorded play(Game<S, A, V> game, String name) {
        List<Player> bots = Seating.bots("page").at(game, 0).named(List.of());
        List<Player> players = new ArrayList<>(bots);
        players.set(0, Player.person("Zoë"));
        List<String> nonces = new ArrayList<>(List.of(NONCE));
        for (int seat = 1; seat < bots.size(); seat++) nonces.add(Nonce.bot(seat));
        Match<S, A, V> match = new Match<>(game, bots.size(), Setup.options(game, bots.size(), Map.of()));
        run(game, match, bots, new PledgedLuck(seed, nonces));
        String commitment = Commitment.of(seed, shared.orElse(name), game.id(), game.version())
                .hex();
        return written(
                match.header(name, players).pledged(new Header.Pledge(commitment, nonces, shared)),
                match,
                match.result().disclosed(new Result.Disclosure(seed.hex())));
    }

    private <S extends State<S>, A extends Action, V> void run(
            Game<S, A, V> game, Match<S, A, V> match, List<Player> bots, PledgedLuck luck) {
        int[] undos = {0};
        int[] due = {3, 20, 21, 40};
        try (Steward<S, A, V> steward = new Steward<>(
                game,
                match,
                bots,
                1,
                new Watchdog(),
                Witness.NOBODY,
                (purpose, outcomes) -> luck.after(countsUndos ? undos[0] : 0).draw(purpose, outcomes))) {
            while (steward.step())
                if (takesBack && undos[0] < due.length && match.seq() >= due[undos[0]]) {
                    match.undoTo(match.seq() - 3);
                    undos[0]++;
                }
        }
    }

    /** Through the file, as everybody gets it. */
    private static Recorded written(Header header, Match<?, ?, ?> match, Result result) {
        StringBuilder text = new StringBuilder();
        RecordWriter writer = new RecordWriter(text);
        try {
            writer.header(header);
            for (var entry : match.entries()) writer.entry(entry);
            writer.result(result);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
        return new RecordReader("r.jsonl", new ByteArrayInputStream(bytes))
                .next()
                .orElseThrow();
    }
}
