package regalia.lab.report;

import static java.lang.String.format;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import regalia.lab.Harvest;
import regalia.lab.Manifest;
import regalia.lab.Snapshot;
import regalia.lab.plot.Svg;
import regalia.lab.plot.Whiskers;
import regalia.lab.tally.Notable;
import regalia.lab.tally.Pairs;
import regalia.lab.tally.Tally;

/** The report of how two rule sets differ: what differs beyond doubt first, then everything side by side. */
final class ComparePage implements Leaf {

    private static final int SHOWN = 3;

    private final Snapshot snapshot;
    private final Manifest manifest;
    private final Names names;
    private final List<Figure> figures = new ArrayList<>();

    ComparePage(Snapshot snapshot, Manifest manifest) {
        this.snapshot = snapshot;
        this.manifest = manifest;
        names = new Names(snapshot.job().game());
    }

    @Override
    public String html() {
        Html html = new Html(names.game() + ": two rule sets");
        html.element("h1", names.game() + ": A and B on the same luck");
        html.faint(format(
                Locale.ROOT,
                "%,d matches of each, seed %d, rules version %s, Regalia %s, %s.",
                snapshot.done(),
                manifest.seed(),
                manifest.rules(),
                manifest.version(),
                manifest.date()));
        for (int i = 0; i < snapshot.harvests().size(); i++) {
            Harvest harvest = snapshot.harvests().get(i);
            html.raw("<div class=\"short\">").element("h3", heading(i));
            html.faint(setups(i));
            if (harvest.matches() > 1) html.list(shortly(harvest));
            html.raw("</div>");
        }
        html.raw(Guide.compare());
        for (int i = 0; i < snapshot.harvests().size(); i++) section(html, i);
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
        for (int i = 0; i < snapshot.harvests().size(); i++) {
            all.add(names.game() + ": " + heading(i) + ". " + setups(i));
            Harvest harvest = snapshot.harvests().get(i);
            if (harvest.matches() > 1) shortly(harvest).forEach(each -> all.add("- " + each));
        }
        return all;
    }

    private String heading(int index) {
        Harvest harvest = snapshot.harvests().get(index);
        return format(
                Locale.ROOT,
                "With %d players, %,d matches of each between %s",
                harvest.trial().seats(),
                harvest.matches(),
                harvest.trial().bots().stream().distinct().collect(Collectors.joining(", ")));
    }

    /** In what the two differ. */
    private String setups(int index) {
        List<JsonNode> options = manifest.settings().get(index).options();
        JsonNode a = options.getFirst();
        JsonNode b = options.getLast();
        Set<String> differing = new TreeSet<>();
        a.fieldNames().forEachRemaining(differing::add);
        b.fieldNames().forEachRemaining(differing::add);
        differing.removeIf(name -> a.path(name).equals(b.path(name)));
        return "A: " + said(a, differing) + ". B: " + said(b, differing) + ".";
    }

    private static String said(JsonNode options, Set<String> differing) {
        if (differing.isEmpty()) return "the same as the other";
        return differing.stream()
                .map(name -> name + " = " + value(options.path(name)))
                .collect(Collectors.joining(", "));
    }

    private static String value(JsonNode value) {
        if (value.isMissingNode()) return "as it comes with the game";
        return value.isObject() ? "a data file of one's own" : value.asText();
    }

    private static List<String> shortly(Harvest harvest) {
        List<String> sure = new ArrayList<>();
        List<String> open = new ArrayList<>();
        for (Difference each : Difference.of(harvest)) {
            if (!each.isSure()) {
                open.add(each.label());
                continue;
            }
            sure.add(format(
                    Locale.ROOT,
                    "%s: %s%s with A, %s%s with B, %s by %s (95 %%: %s to %s).",
                    Names.capital(each.label()),
                    Tables.number(each.a()),
                    each.unit(),
                    Tables.number(each.b()),
                    each.unit(),
                    each.mean() > 0 ? "more" : "less",
                    Tables.number(Math.abs(each.mean())),
                    Tables.number(each.interval().low()),
                    Tables.number(each.interval().high())));
        }
        if (sure.isEmpty()) sure.add("Nothing differs beyond doubt.");
        if (!open.isEmpty()) sure.add("No sure difference: " + String.join("; ", open) + ".");
        return sure;
    }

    private void section(Html html, int index) {
        Harvest harvest = snapshot.harvests().get(index);
        if (harvest.matches() < 2) return;
        int seats = harvest.trial().seats();
        html.element("h2", "With " + seats + " players");
        List<Difference> differences = Difference.of(harvest);
        show(html, List.of(plot(differences, false, seats), plot(differences, true, seats)));
        html.table(table(differences));
        html.element("h3", "Side by side");
        for (int side = 0; side < 2; side++) {
            Tally tally = harvest.sides().get(side);
            String letter = side == 0 ? "A" : "B";
            Gallery gallery = new Gallery(tally, "plot-" + seats + "-" + letter.toLowerCase(Locale.ROOT) + "-");
            List<Figure> shown = new ArrayList<>(gallery.brief());
            Group.of(tally, names).stream()
                    .filter(Group::named)
                    .limit(SHOWN)
                    .map(gallery::won)
                    .forEach(shown::add);
            show(
                    html,
                    shown.stream()
                            .map(each -> new Figure(
                                    each.file(), letter + ": " + each.heading(), each.caption(), each.drawing()))
                            .toList());
        }
        matches(html, harvest);
    }

    private void matches(Html html, Harvest harvest) {
        Pairs pairs = harvest.pairs().orElseThrow();
        html.element("h3", "Matches worth a look");
        html.raw("<ul>");
        for (Pairs.Kind kind : Pairs.Kind.values())
            for (Notable.Mark mark : Marks.first(pairs.notable(kind)))
                html.raw("<li>" + Svg.escaped(Names.capital(Marks.label(kind, mark))) + " – "
                        + (manifest.repeatable()
                                ? Marks.link(harvest, manifest.game(), 0, mark) + ", "
                                        + Marks.link(harvest, manifest.game(), 1, mark)
                                : "match " + mark.match())
                        + "</li>");
        html.raw("</ul>");
        html.raw(
                "<p class=\"faint\">Both open where they part: up to there the same was done. A record opens on the page "
                        + "<b>/replay</b> of <code>regalia serve</code>, or with <code>regalia replay FILE --at ACTION</code>. Any "
                        + "other match of this study: <code>regalia lab match manifest.json NUMBER --side a --seats "
                        + harvest.trial().seats() + " --out FILE.jsonl</code></p>");
    }

    private void show(Html html, List<Figure> shown) {
        figures.addAll(shown);
        html.figures(shown);
    }

    private static Figure plot(List<Difference> differences, boolean percent, int seats) {
        List<Whiskers.Row> rows = differences.stream()
                .filter(each -> each.percent() == percent)
                .map(each -> new Whiskers.Row(each.label(), each.relative()[0], each.relative()[1], each.relative()[2]))
                .toList();
        String heading = percent ? "B less A, in points of percent" : "B less A, in percent of A";
        return new Figure(
                "plot-" + seats + (percent ? "-shares" : "-differences"),
                heading,
                "Right of 0: more with B. The bar is where the true difference lies with 95 % confidence.",
                new Whiskers(heading, percent ? "points" : "%", rows, OptionalDouble.of(0), "no difference").draw());
    }

    private static List<List<String>> table(List<Difference> differences) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("in a match", "A", "B", "B less A", "95 %", "sure"));
        for (Difference each : differences)
            rows.add(List.of(
                    Svg.escaped(each.label()),
                    Tables.number(each.a()) + each.unit(),
                    Tables.number(each.b()) + each.unit(),
                    format(Locale.ROOT, "%+.2f", each.mean()),
                    Tables.number(each.interval().low()) + " to "
                            + Tables.number(each.interval().high()),
                    each.isSure() ? "yes" : ""));
        return rows;
    }
}
