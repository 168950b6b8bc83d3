package regalia.lab.report;

import java.util.ArrayList;
import java.util.List;
import regalia.kernel.Named;
import regalia.lab.Harvest;
import regalia.lab.Manifest;
import regalia.lab.plot.Svg;
import regalia.lab.tally.Notable;
import regalia.lab.tally.Notable.Mark;
import regalia.lab.tally.Pairs;
import regalia.lab.tally.Tally;

/** The matches of a trial that are worth a look; where rule sets are compared, those that differ most between them. */
record Marks(Harvest harvest, Manifest manifest, Words words) {

    /** What is special about a match. */
    private record Special(String key, Mark mark) {}

    /** Those that stand out most, one of each kind; the others are in the table of notable matches. */
    private static List<Special> specials(Harvest harvest) {
        List<Special> all = new ArrayList<>();
        if (harvest.pairs().isPresent()) {
            Pairs pairs = harvest.pairs().get();
            for (Pairs.Kind kind : Pairs.Kind.values())
                first(pairs.notable(kind), "look.pair." + Named.word(kind), all);
        } else {
            Tally tally = harvest.sides().getFirst();
            for (Notable.Kind kind : Notable.Kind.values()) first(tally.notable(kind), "look." + Named.word(kind), all);
        }
        return all;
    }

    private static void first(Notable notable, String key, List<Special> all) {
        notable.marks().stream().limit(1).forEach(mark -> all.add(new Special(key, mark)));
    }

    /** All matches that a report links. */
    static List<Mark> linked(Harvest harvest) {
        return specials(harvest).stream().map(Special::mark).toList();
    }

    /** The record of a match of a study, from the report; where rule sets are compared, with the letter of one. */
    static String file(Harvest harvest, String game, int side, Mark mark) {
        String letter = harvest.pairs().isEmpty() ? "" : side == 0 ? "-a" : "-b";
        return "matches/" + game + "-" + harvest.trial().seats() + "-" + mark.match() + letter + ".jsonl";
    }

    void list(Html html) {
        List<Special> specials = specials(harvest);
        if (specials.isEmpty()) return;
        boolean compared = harvest.pairs().isPresent();
        html.element("h3", words.say("look"));
        html.raw("<ul>");
        for (Special special : specials)
            html.raw("<li>" + Svg.escaped(words.say(special.key, special.mark.value())) + " – " + links(special.mark)
                    + "</li>");
        html.raw("</ul>");
        String command = "regalia lab match manifest.json NUMBER --seats "
                + harvest.trial().seats() + (compared ? " --side a" : "") + " --out FILE.jsonl";
        html.raw("<p class=\"faint\">" + (compared ? words.say("look.parting") + " " : "")
                + words.say("look.how", command) + "</p>");
    }

    private String links(Mark mark) {
        if (!manifest.repeatable()) return words.say("look.match", mark.match());
        if (harvest.pairs().isEmpty()) return link(0, mark, "look.open");
        return link(0, mark, "look.openA") + ", " + link(1, mark, "look.openB");
    }

    private String link(int side, Mark mark, String key) {
        return "<a href=\"" + file(harvest, manifest.game(), side, mark) + "\">"
                + Svg.escaped(words.say(key, mark.match(), mark.action())) + "</a>";
    }
}
