package regalia.testkit.laws;

import java.util.List;
import regalia.codec.Json;
import regalia.codec.OptionsJson;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Option;
import regalia.kernel.Options;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.testkit.Broken;
import regalia.testkit.Law;
import regalia.testkit.RandomMatch;
import regalia.testkit.Records;
import regalia.testkit.Setup;

/** What is written as JSON reads back as what it was, and is written the same again. */
public final class JsonRoundTrip implements Law {

    private static final int POSITIONS = 4;
    private static final int CODES = 20;

    @Override
    public String title() {
        return "law 9: JSON round trip";
    }

    @Override
    public <S extends State<S>, A extends Action, V> void check(RandomMatch<S, A, V> match, Rng rng) {
        Rules<S, A, V> rules = match.rules();
        Game<S, A, V> game = match.subject().game();
        options(match.setup());
        record(match);
        for (int i = 0; i < CODES; i++) {
            int code = rng.below(rules.codes());
            if (rules.expressible(code)) roundTrip(rules.action(code), game.actions());
        }
        match.sample(POSITIONS, rng, state -> {
            for (int viewer : match.viewers()) roundTrip(rules.view(state, viewer), game.views());
            if (state.toAct() == 0) return;
            for (int code : Spread.over(match.legal(state, Seat.lowest(state.toAct()))))
                roundTrip(rules.action(code), game.actions());
        });
    }

    /** A match that breaks off belongs to law 3. */
    private static <S extends State<S>, A extends Action, V> void record(RandomMatch<S, A, V> match) {
        if (match.replay(match.actions()).toAct() != 0) return;
        Game<S, A, V> game = match.subject().game();
        String text = Records.write(match.setup(), "law", match.actions());
        Records.check(game, "record", text);
        Broken.unless(
                Records.rewrite(game, "record", text).equals(text),
                "the record is written the second time not as ",
                text);
    }

    private static void options(Setup<?, ?, ?> setup) {
        List<Option> all = setup.subject().game().options(setup.seats());
        String json = OptionsJson.write(all, setup.options()).toString();
        Options read = OptionsJson.read(all, Json.tree(json));
        Broken.unless(read.equals(setup.options()), setup.options(), " reads back as ", read, " from ", json);
        for (Option option : all)
            if (option instanceof Option.File file)
                roundTrip(setup.options().file(file.name(), file.type()), file.type());
    }

    private static void roundTrip(Object value, Class<?> type) {
        String json = Json.write(value);
        Object read = Json.read(json, type);
        Broken.unless(read.equals(value), value, " reads back as ", read, " from ", json);
        Broken.unless(Json.write(read).equals(json), "written the second time not as ", json);
    }
}
