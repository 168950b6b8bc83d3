package regalia.royaume;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import regalia.bots.Bot;
import regalia.bots.Strength;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.Silent;
import regalia.testkit.Heard;
import regalia.testkit.Played;
import regalia.testkit.Records;
import regalia.testkit.Setup;

/** Looks for matches worth keeping: bots play until one has what its name says. Run by hand; writes into the folder named. */
final class CuratedMaker {

    private static final int TRIES = 20_000;

    private final Path folder;

    private CuratedMaker(Path folder) {
        this.folder = folder;
    }

    /** One match, how it ended, and all that was heard. */
    private record Match(List<Played<RoyaumeAction>> actions, RoyaumeState end, Heard heard) {

        boolean scores(int seat, String rule, String reason) {
            return heard.lines().stream()
                    .anyMatch(line -> line instanceof Heard.Points points
                            && points.seat() == seat
                            && points.rule().equals(rule)
                            && points.reason().key().equals(reason));
        }

        boolean anyScores(String reason) {
            return heard.lines().stream()
                    .anyMatch(line -> line instanceof Heard.Points points
                            && points.reason().key().equals(reason));
        }

        boolean hears(String key) {
            return heard.lines().stream()
                    .anyMatch(line -> line instanceof Heard.Said said
                            && said.message().key().equals(key));
        }

        boolean tells(Tale.Type type) {
            for (int seat = 0; seat < RoyaumeState.SEATS; seat++)
                if (end.tales[seat] != 0
                        && Tale.of(RoyaumeRules.tale(end, seat)).type() == type) return true;
            return false;
        }
    }

    public static void main(String[] args) throws IOException {
        CuratedMaker maker = new CuratedMaker(Path.of(args[0]));
        String[] words = {"two", "three", "four"};
        for (int seats = 2; seats <= 4; seats++)
            for (String level : Level.WORDS)
                maker.keep(words[seats - 2] + "-seats-" + level, seats, Map.of("level", level), false, match -> true);
        maker.keep("a-love-tale-with-its-bonus", 3, Map.of(), true, match -> match.hears("log.lovers"));
        maker.keep(
                "a-love-tale-without-its-bonus",
                3,
                Map.of(),
                false,
                match -> match.tells(Tale.Type.LOVE) && !match.hears("log.lovers"));
        maker.keep("a-heroic-tale-with-its-bonus", 3, Map.of(), true, match -> match.anyScores("reason.heroic"));
        maker.keep(
                "a-heroic-tale-without-its-bonus",
                3,
                Map.of(),
                false,
                match -> match.tells(Tale.Type.HEROIC) && !match.anyScores("reason.heroic"));
        maker.keep("a-malefic-tale-with-its-bonus", 3, Map.of(), true, match -> match.anyScores("reason.malefic"));
        maker.keep(
                "a-malefic-tale-without-its-bonus",
                3,
                Map.of(),
                false,
                match -> match.tells(Tale.Type.MALEFIC) && !match.anyScores("reason.malefic"));
        maker.keep("the-curse-of-the-black-castle", 4, Map.of(), false, match -> match.anyScores("reason.curse"));
        maker.keep(
                "a-shared-victory",
                3,
                Map.of("level", "first"),
                false,
                match -> match.end.points[0] == match.end.points[1] && match.end.points[0] > match.end.points[2]);
        maker.keep(
                "an-adult-loses-tokens",
                2,
                Map.of("level", "second", "adults", List.of(1), "first", 1),
                true,
                match -> match.scores(1, "ROY-33", "reason.adult"));
        maker.keep("the-advanced-game", 4, Map.of("advanced", true, "first", 2), true, match -> true);
        maker.keepScripted("a-supply-that-runs-out");
    }

    /** No bots come to this by themselves: see {@link EmptySupply}. */
    private void keepScripted(String name) throws IOException {
        Setup<RoyaumeState, RoyaumeAction, RoyaumeView> setup = Setup.of(new Hidden(), 4, Map.of("first", 2));
        RoyaumeRules rules = (RoyaumeRules) setup.rules();
        EmptySupply script = new EmptySupply(rules);
        RoyaumeSense sense = new RoyaumeSense(rules);
        RoyaumeState state = rules.start();
        List<Played<RoyaumeAction>> actions = new ArrayList<>();
        Rng rng = new Rng(1);
        Moves moves = new Moves();
        while (state.toAct != 0) {
            int seat = Seat.lowest(state.toAct);
            RoyaumeAction action = script.next(state, sense, rng, moves);
            actions.add(new Played<>(seat, action));
            rules.apply(state, seat, action, Silent.HERALD);
        }
        Files.writeString(folder.resolve(name + ".jsonl"), Records.write(setup, name, actions));
    }

    private void keep(String name, int seats, Map<String, Object> options, boolean clever, Predicate<Match> wanted)
            throws IOException {
        Setup<RoyaumeState, RoyaumeAction, RoyaumeView> setup =
                Setup.of(new Hidden(), seats, new LinkedHashMap<>(options));
        for (int seed = 0; seed < TRIES; seed++) {
            Match match = play(setup, clever, seed);
            if (!wanted.test(match)) continue;
            Files.writeString(folder.resolve(name + ".jsonl"), Records.write(setup, name, match.actions()));
            return;
        }
        throw new IllegalStateException("no match for " + name);
    }

    /** Lays a tile face up wherever one fits. */
    private static int naive(
            Rules<RoyaumeState, RoyaumeAction, RoyaumeView> rules, RoyaumeState state, int seat, Rng rng, Moves moves) {
        rules.legal(state, seat, moves);
        int faceUp = 0;
        while (faceUp < moves.size() && moves.code(faceUp) < Codes.TURN) faceUp++;
        return moves.code(rng.below(faceUp > 0 ? faceUp : moves.size()));
    }

    private static Match play(Setup<RoyaumeState, RoyaumeAction, RoyaumeView> setup, boolean clever, long seed) {
        var rules = setup.rules();
        Bot<RoyaumeView> bot = Strength.of(clever ? "squire" : "page").bot(rules, () -> Box.GAME.sense(rules));
        Heard heard = new Heard();
        RoyaumeState state = rules.start(heard);
        List<Played<RoyaumeAction>> actions = new ArrayList<>();
        Rng rng = new Rng(seed);
        Moves moves = new Moves();
        while (state.toAct != 0) {
            int seat = Seat.lowest(state.toAct);
            int code;
            if (seat == Seat.CHANCE) code = rules.chance(state, rng, moves);
            else if (clever || state.stage() != Stage.BUILD)
                code = bot.decide(rules.view(state, seat), seat, rng.next()).code();
            else code = naive(rules, state, seat, rng, moves);
            RoyaumeAction action = rules.action(code);
            actions.add(new Played<>(seat, action));
            rules.apply(state, seat, action, heard);
        }
        return new Match(actions, state, heard);
    }
}
