package regalia.lab.report;

import static java.lang.String.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import regalia.lab.Harvest;
import regalia.lab.Manifest;
import regalia.lab.Snapshot;
import regalia.lab.plot.Svg;
import regalia.lab.tally.Histogram;
import regalia.lab.tally.Notable;
import regalia.lab.tally.Tally;

/** The report of how a game is balanced: what a designer wants to know first, then everything. */
final class Page implements Leaf {

    private static final int SHOWN = 6;

    private final Snapshot snapshot;
    private final Manifest manifest;
    private final Names names;
    private final List<Figure> figures = new ArrayList<>();

    Page(Snapshot snapshot, Manifest manifest) {
        this.snapshot = snapshot;
        this.manifest = manifest;
        names = new Names(snapshot.job().game());
    }

    @Override
    public String html() {
        Html html = new Html(names.game() + ": balance");
        html.element("h1", names.game() + ": how it plays among bots");
        html.faint(about());
        for (Harvest harvest : snapshot.harvests()) shortly(html, harvest);
        html.raw(Guide.balance());
        for (Harvest harvest : snapshot.harvests()) section(html, harvest);
        Guide.again(html, manifest);
        return html.text();
    }

    @Override
    public List<Figure> figures() {
        return List.copyOf(figures);
    }

    @Override
    public List<String> sentences() {
        List<String> all = new ArrayList<>();
        for (Harvest harvest : snapshot.harvests()) {
            Sentences sentences =
                    new Sentences(harvest, Group.of(harvest.sides().getFirst(), names));
            all.add(names.game() + " with " + harvest.trial().seats() + " players, " + sentences.played() + ":");
            if (harvest.matches() > 0) sentences.all().forEach(each -> all.add("- " + each));
        }
        return all;
    }

    private String about() {
        return format(
                Locale.ROOT,
                "%,d matches, seed %d, rules version %s, Regalia %s, %s.",
                snapshot.done(),
                manifest.seed(),
                manifest.rules(),
                manifest.version(),
                manifest.date());
    }

    private void shortly(Html html, Harvest harvest) {
        List<Group> groups = Group.of(harvest.sides().getFirst(), names);
        Sentences sentences = new Sentences(harvest, groups);
        html.raw("<div class=\"short\">");
        html.element("h3", "With " + harvest.trial().seats() + " players, in short");
        html.faint(sentences.played() + " between "
                + harvest.trial().bots().stream().distinct().collect(Collectors.joining(", ")) + ".");
        if (harvest.matches() > 0) {
            html.raw("<div class=\"lead\"><div>").list(sentences.all()).raw("</div>");
            Gallery gallery = new Gallery(
                    harvest.sides().getFirst(), "plot-" + harvest.trial().seats() + "-");
            show(
                    html,
                    groups.stream()
                            .filter(Group::named)
                            .limit(1)
                            .map(gallery::won)
                            .toList());
            html.raw("</div>");
        }
        html.raw("</div>");
    }

    private void section(Html html, Harvest harvest) {
        Tally tally = harvest.sides().getFirst();
        if (tally.matches() == 0) return;
        int seats = harvest.trial().seats();
        html.element("h2", "With " + seats + " players");
        Gallery gallery = new Gallery(tally, "plot-" + seats + "-");
        List<Group> groups = Group.of(tally, names);
        List<Group> named = groups.stream().filter(Group::named).toList();
        if (named.size() > 1) html.element("h3", "What else is chosen, and who wins with it");
        show(html, named.stream().limit(SHOWN).skip(1).map(gallery::won).toList());
        html.element("h3", "The match");
        show(html, gallery.overview());
        html.raw("<details open><summary>Figures of a match</summary>");
        html.table(Tables.measures(tally)).raw("</details>");
        html.faint(times(harvest.times()));
        for (Group group : groups) {
            html.raw("<details><summary>" + Svg.escaped(group.heading()) + "</summary>");
            if (named.indexOf(group) < 0 || named.indexOf(group) >= SHOWN) show(html, List.of(gallery.won(group)));
            html.table(Tables.choices(group)).raw("</details>");
        }
        matches(html, harvest, tally);
    }

    private void show(Html html, List<Figure> shown) {
        figures.addAll(shown);
        html.figures(shown);
    }

    private static String times(Histogram times) {
        return format(
                Locale.ROOT,
                "A decision took %.0f µs on average, half of them at most %.0f µs, 99 of 100 at most %.0f µs"
                        + " (different on each machine; all else in this report is not).",
                times.moments().mean() / 10,
                times.quantile(0.5) / 10.0,
                times.quantile(0.99) / 10.0);
    }

    private void matches(Html html, Harvest harvest, Tally tally) {
        html.element("h3", "Matches worth a look");
        html.raw("<ul>");
        for (Notable.Kind kind : Notable.Kind.values())
            for (Notable.Mark mark : Marks.first(tally.notable(kind))) {
                String link = Marks.link(harvest, manifest.game(), 0, mark);
                html.raw("<li>" + Svg.escaped(Names.capital(Marks.label(kind, mark))) + " – "
                        + (manifest.repeatable() ? link : "match " + mark.match()) + "</li>");
            }
        html.raw("</ul>");
        html.raw("<p class=\"faint\">A record opens on the page <b>/replay</b> of <code>regalia serve</code>, or with "
                + "<code>regalia replay FILE --at ACTION</code>. Any other match of this study: <code>regalia lab match "
                + "manifest.json NUMBER --seats " + harvest.trial().seats() + " --out FILE.jsonl</code></p>");
    }
}
