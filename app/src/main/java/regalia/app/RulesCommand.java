package regalia.app;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regalia.catalog.Catalog;
import regalia.catalog.Sheet;
import regalia.catalog.Sheet.Paragraph;
import regalia.codec.Json;
import regalia.kernel.Unusable;

@Command(
        name = "rules",
        mixinStandardHelpOptions = true,
        description = "Shows the rules sheet of a game: whole, one rule by its id, or those that mention a word.")
final class RulesCommand implements Callable<Integer> {

    private final Streams io;

    @Parameters(index = "0", paramLabel = "GAME", description = "The game: emblemes.")
    private String game = "";

    @Parameters(index = "1", arity = "0..*", paramLabel = "ID", description = "A rule's id, as EMB-P9, or words.")
    private List<String> question = List.of();

    @Mixin
    private LanguageOption language = new LanguageOption();

    @Option(names = "--json", description = "One JSON object for each rule.")
    private boolean json;

    RulesCommand(Streams io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        String id = Catalog.game(game).id();
        Sheet sheet = Sheet.load(id, language.value());
        String asked = String.join(" ", question);
        if (asked.isBlank() && !json) sheet.page(io.width()).forEach(io::say);
        else for (Paragraph rule : rules(sheet, id, asked)) tell(rule);
        return Main.GOOD;
    }

    private static List<Paragraph> rules(Sheet sheet, String id, String asked) {
        if (asked.isBlank()) return sheet.rules();
        List<Paragraph> found = sheet.find(asked);
        if (found.isEmpty()) throw new Unusable("the rules of " + id + " have no '" + asked + "'");
        return found;
    }

    private void tell(Paragraph rule) {
        if (json) io.say(Json.write(rule));
        else Sheet.page(rule, io.width()).forEach(io::say);
    }
}
