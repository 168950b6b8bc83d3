package regalia.app;

import java.io.IOException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regalia.catalog.Catalog;
import regalia.catalog.Messages;
import regalia.catalog.Outside;
import regalia.catalog.Seating;
import regalia.catalog.Setup;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.codec.match.RecordWriter;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.State;
import regalia.kernel.Unusable;

@Command(
        name = "play",
        mixinStandardHelpOptions = true,
        description = "Plays a match at the terminal, by numbers or in the words of the log. ? helps during the match.")
final class PlayCommand implements Callable<Integer> {

    private final Streams io;

    @Parameters(
            paramLabel = "GAME",
            completionCandidates = GameIds.class,
            description = "One of ${COMPLETION-CANDIDATES}.")
    private String game = "";

    @Option(
            names = "--players",
            paramLabel = "WHO,WHO,..",
            description = "me, page, squire, knight, king or exec:COMMAND for each seat, or one for all"
                    + " (standard: me against squires).")
    private @Nullable String players;

    @Option(names = "--seats", paramLabel = "N", description = "How many play (standard: as many as are named).")
    private int seats;

    @Option(names = "--name", paramLabel = "NAME,..", split = ",", description = "What you are called.")
    private List<String> names = List.of();

    @Mixin
    private GameOptions options = new GameOptions();

    @Option(names = "--seed", paramLabel = "S", description = "A whole number: the same gives the same luck again.")
    private @Nullable Long seed;

    @Option(names = "--record", paramLabel = "FILE", description = "Where to write the match down when it is over.")
    private @Nullable String record;

    @Mixin
    private LanguageOption language = new LanguageOption();

    PlayCommand(Streams io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        return play(Catalog.game(game));
    }

    private <S extends State<S>, A extends Action, V> int play(Game<S, A, V> rules) throws IOException {
        Messages messages = Messages.load(language.value(), rules.id());
        Seating seating = seating(rules);
        List<Player> seated = seating.named(people(messages, seating.people().size()));
        Match<S, A, V> match = new Match<>(rules, seated.size(), options.of(rules, seated.size()));
        long luck = seed != null ? seed : new SecureRandom().nextLong();
        Optional<Output> file = Optional.ofNullable(record).map(Output::to);
        try (TextTable<S, A, V> table = new TextTable<>(io, rules, match, seated, messages, luck)) {
            TextTable.End end = table.play();
            if (end == TextTable.End.FINISHED && file.isPresent()) {
                String id = rules.id() + "-" + HexFormat.of().toHexDigits(luck);
                new RecordWriter(file.get().writer()).match(match.header(id, Outside.shown(seated)), match);
                file.get().keep();
                io.say(messages.say("play.saved", String.valueOf(record)));
            }
            return end == TextTable.End.CUT_OFF ? Main.FAILED : Main.GOOD;
        } finally {
            if (file.isPresent()) file.get().close();
        }
    }

    private Seating seating(Game<?, ?, ?> rules) {
        if (players != null) return Seating.players(players).at(rules, seats);
        int count = seats == 0 ? rules.fewestSeats() : Setup.seats(rules, seats);
        List<String> words = new ArrayList<>(Collections.nCopies(count, "squire"));
        words.set(0, Seating.ME);
        return new Seating(words);
    }

    private List<String> people(Messages messages, int count) {
        if (names.size() > count) throw new Unusable("there are " + names.size() + " names for " + count + " people");
        List<String> people = new ArrayList<>(names);
        while (people.size() < count)
            people.add(count == 1 ? messages.say("seat.guest") : messages.say("seat.guests", people.size() + 1));
        return people;
    }
}
