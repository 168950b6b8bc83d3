package regalia.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Option;

class CommandLineTest {

    @Test
    void withoutACommandItTellsWhatThereIs() {
        String help = Run.of().good().out();
        for (String command : new String[] {
            "serve",
            "backup",
            "restore",
            "play",
            "record",
            "replay",
            "audit",
            "verify",
            "rules",
            "duel",
            "lab",
            "bench",
            "screenshots",
            "bot-bridge",
            "version"
        }) assertTrue(help.contains("  " + command), help);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "serve",
                "backup",
                "restore",
                "play",
                "record",
                "replay",
                "audit",
                "verify",
                "rules",
                "duel",
                "lab",
                "lab duel",
                "lab balance",
                "lab compare",
                "lab rerun",
                "lab merge",
                "lab match",
                "lab ladder",
                "lab export",
                "bench",
                "bench lab",
                "bench server",
                "screenshots",
                "bot-bridge",
                "version"
            })
    void everyCommandExplainsItself(String command) {
        String[] words = (command + " --help").split(" ", -1);
        String help = Run.of(words).good().out();
        assertTrue(help.startsWith("Usage: regalia " + command));
        // So picocli names a value that we have given no name.
        assertFalse(help.contains("=<"), help);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--trust-proxy", "--no-limits", "--local-webhooks", "--verbose"})
    void aFlagOfTheServerNeedsNoValue(String flag) {
        String help = Run.of("serve", "--help").good().out();
        assertTrue(help.contains("  " + flag + "[=true|false]"), help);
    }

    @Test
    void everyOptionOfTheServerHasItsVariable() {
        for (Class<?> options : List.of(ServeCommand.class, DatabaseOptions.class))
            for (Field field : options.getDeclaredFields()) {
                @Nullable Option option = field.getAnnotation(Option.class);
                if (option == null) continue;
                String name = option.names()[0];
                String variable =
                        "REGALIA_" + name.substring(2).replace('-', '_').toUpperCase(Locale.ROOT);
                assertTrue(option.defaultValue().startsWith("${env:" + variable), name);
            }
    }

    @Test
    void aPasswordThatIsInTheWrongPlaceIsNotShown() {
        Run.of("backup", "--out", "x", "--db", "jdbc:postgresql://club:hunter2@localhost:1/club")
                .refusedSaying("has the form jdbc:postgresql://host:port/database?user=...&password=...");
    }

    @Test
    void whatCannotBeUnderstoodIsToldInOneSentenceWithAHint() {
        Run.of("paly")
                .refusedSaying(
                        "there is no command 'paly'; there is serve, backup, restore, play, record, replay, audit, verify, rules, duel, lab, bench, screenshots, bot-bridge, version");
        Run.of("play", "emblemes", "--colour").refusedSaying("'--colour' (regalia play --help tells what there is)");
        Run.of("record", "emblemes").refusedSaying("Missing required option: '--out=FILE'");
        Run.of("record", "emblemes", "--out", "x", "--seed", "ten").refusedSaying("'ten' is not a long");
    }

    @Test
    void theVersionNamesTheRulesOfEachGame() {
        assertTrue(Run.of("version").good().out().startsWith("Regalia 0."));
        assertTrue(Run.of("version", "--json").good().out().contains("\"emblemes\":\"1\""));
        assertEquals(Run.of("version").out(), Run.of("--version").good().out());
    }

    @Test
    void aRuleIsShownByItsIdOrByAWord() {
        assertTrue(Run.of("rules", "emblemes", "emb-p9").good().out().startsWith("EMB-P9 [R]  9 · Courtesan"));
        assertTrue(Run.of("rules", "emblemes", "sorcière", "--lang", "fr")
                .good()
                .out()
                .startsWith("EMB-P13 [R]"));
        String json = Run.of("rules", "emblemes", "EMB-11", "--json").good().out();
        assertTrue(json.startsWith("{\"id\":\"EMB-11\",\"mark\":\"R\",\"section\":\"Play: 3 rounds;"), json);
    }

    @Test
    void theWholeSheetIsShown() {
        String sheet = Run.of("rules", "emblemes").good().out();
        assertTrue(sheet.startsWith("Emblems / Emblèmes"), sheet);
        assertTrue(sheet.contains("• EMB-23 [R] After round 3"), sheet);
    }

    @Test
    void rulesThatThereAreNotAreRefused() {
        Run.of("rules", "chess").refusedSaying("there is no game 'chess'; there is ");
        Run.of("rules", "emblemes", "EMB-99").refused("the rules of emblemes have no 'EMB-99'");
        Run.of("rules", "emblemes", "--lang", "de").refused("there is no language 'de'; there is en, fr");
    }
}
