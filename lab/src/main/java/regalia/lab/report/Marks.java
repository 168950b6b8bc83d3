package regalia.lab.report;

import java.util.List;
import regalia.lab.Harvest;
import regalia.lab.tally.Notable;
import regalia.lab.tally.Notable.Kind;
import regalia.lab.tally.Notable.Mark;

/** The matches of a trial that are worth a look. */
final class Marks {

    private Marks() {}

    static String file(Harvest harvest, String game, Mark mark) {
        return "matches/" + game + "-" + harvest.trial().seats() + "-" + mark.match() + ".jsonl";
    }

    /** What is special about a match, and by how much. */
    static String label(Kind kind, Mark mark) {
        return switch (kind) {
            case LONGEST -> "the longest: " + mark.value() + " actions";
            case SHORTEST -> "the shortest: " + mark.value() + " actions";
            case CLOSEST -> "the closest: " + mark.value() + " points between first and second";
            case CLEAREST -> "the clearest: " + mark.value() + " points between first and second";
            case HIGHEST -> "the highest score: the winner has " + mark.value();
            case COMEBACK -> "the biggest comeback: the winner was " + mark.value() + " points behind";
            case LEAD_CHANGES -> "most lead changes: " + mark.value();
        };
    }

    /** Those that stand out most; the others are in the table of notable matches. */
    static List<Mark> first(Notable notable) {
        return notable.marks().stream().limit(1).toList();
    }
}
