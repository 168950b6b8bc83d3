package regalia.lab.report;

import java.util.ArrayList;
import java.util.List;
import regalia.catalog.Language;
import regalia.lab.Harvest;
import regalia.lab.Manifest;
import regalia.lab.Snapshot;
import regalia.lab.plot.Svg;

/** A report as a page: what a designer wants to know first, how to read it, everything, and how to get it again. */
final class Page {

    private final Snapshot snapshot;
    private final Manifest manifest;
    private final Words words;
    private final Content content;

    Page(Snapshot snapshot, Manifest manifest, Language language) {
        this.snapshot = snapshot;
        this.manifest = manifest;
        words = new Words(snapshot.job().game(), language);
        content = snapshot.job().compares() ? new Comparison(manifest, words) : new Balance(manifest, words);
    }

    Html html() {
        String kind = content.kind();
        Html html = new Html(words.say("title." + kind, words.game()), words.language());
        html.element("h1", words.say("heading." + kind, words.game()));
        html.faint(words.say(
                "about." + kind,
                Numerals.whole(snapshot.done()),
                manifest.seed(),
                manifest.rules(),
                manifest.version(),
                manifest.date()));
        for (Harvest harvest : snapshot.harvests()) content.shortly(html, harvest);
        html.raw("<details><summary>" + words.say("guide") + "</summary>");
        for (String paragraph : content.guide()) html.raw("<p>" + words.say(paragraph) + "</p>");
        html.raw("</details>");
        for (Harvest harvest : snapshot.harvests()) content.section(html, harvest);
        again(html);
        return html;
    }

    private void again(Html html) {
        html.element("h2", words.say("again"));
        html.raw("<p>" + words.say("again.how") + (manifest.repeatable() ? "" : " " + words.say("again.timed"))
                + "</p>");
        html.raw("<details><summary>" + words.say("manifest") + "</summary><pre class=\"wide\"><code>"
                + Svg.escaped(manifest.text()) + "</code></pre></details>");
    }

    /** What it says first, in plain text. */
    List<String> sentences() {
        List<String> all = new ArrayList<>();
        for (Harvest harvest : snapshot.harvests()) all.addAll(content.sentences(harvest));
        return all;
    }
}
