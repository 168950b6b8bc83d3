package regalia.lab.report;

import java.util.List;
import regalia.lab.Harvest;

/** What a report of one kind has of its own. */
sealed interface Content permits Balance, Comparison {

    /** The last part of the keys of its words. */
    String kind();

    /** What a reader must know: keys of paragraphs. */
    List<String> guide();

    /** What a trial shows first. */
    void shortly(Html html, Harvest harvest);

    /** The same in plain text, line by line. */
    List<String> sentences(Harvest harvest);

    /** Everything about a trial. */
    void section(Html html, Harvest harvest);
}
