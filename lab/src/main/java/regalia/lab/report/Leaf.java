package regalia.lab.report;

import java.util.List;

/** A report as a page. */
interface Leaf {

    String html();

    /** All pictures, once the page is made. */
    List<Figure> figures();

    /** What it says first, in plain text. */
    List<String> sentences();
}
