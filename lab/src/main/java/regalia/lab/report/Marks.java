package regalia.lab.report;

import static java.lang.String.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import regalia.lab.Harvest;
import regalia.lab.tally.Notable;
import regalia.lab.tally.Notable.Kind;
import regalia.lab.tally.Notable.Mark;
import regalia.lab.tally.Pairs;
import regalia.lab.tally.Tally;

/** The matches of a trial that are worth a look. */
final class Marks {

    private Marks() {}

    /** The record of a match of a study, from the report; where rule sets are compared, with the letter of one. */
    static String file(Harvest harvest, String game, int side, Mark mark) {
        String letter = harvest.sides().size() == 1 ? "" : side == 0 ? "-a" : "-b";
        return "matches/" + game + "-" + harvest.trial().seats() + "-" + mark.match() + letter + ".jsonl";
    }

    /** Where to look at a match: a link in a page. */
    static String link(Harvest harvest, String game, int side, Mark mark) {
        return format(
                Locale.ROOT,
                "<a href=\"%s\">open match %d%s at action %d</a>",
                file(harvest, game, side, mark),
                mark.match(),
                harvest.sides().size() == 1 ? "" : side == 0 ? " with A" : " with B",
                mark.action());
    }

    /** All matches of a trial that the report links. */
    static List<Mark> linked(Harvest harvest) {
        List<Mark> marks = new ArrayList<>();
        harvest.pairs()
                .ifPresentOrElse(
                        pairs -> {
                            for (Pairs.Kind kind : Pairs.Kind.values()) marks.addAll(first(pairs.notable(kind)));
                        },
                        () -> {
                            Tally tally = harvest.sides().getFirst();
                            for (Kind kind : Kind.values()) marks.addAll(first(tally.notable(kind)));
                        });
        return marks;
    }

    /** In what the two matches of a pair differ most, and by how much. */
    static String label(Pairs.Kind kind, Mark mark) {
        return switch (kind) {
            case POINTS -> "the points differ most: by " + mark.value() + ", all seats added up";
            case MARGIN -> "the lead of the first over the second differs most: by " + mark.value() + " points";
            case LENGTH -> "the length differs most: by " + mark.value() + " decisions";
        };
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
