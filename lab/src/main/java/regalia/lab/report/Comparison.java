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
import regalia.lab.plot.Svg;
import regalia.lab.plot.Whiskers;
import regalia.lab.tally.Tally;

/** How two rule sets differ: what differs beyond doubt first, then everything side by side. */
record Comparison(Manifest manifest, Words words) implements Content {

    private static final int SHOWN = 3;

    @Override
    public String kind() {
        return "compare";
    }

    @Override
    public List<String> guide() {
        return List.of("guide.pairs", "guide.pairs.sure", "guide.pairs.bots", "guide.lead");
    }

    @Override
    public void shortly(Html html, Harvest harvest) {
        html.raw("<div class=\"short\">").element("h3", heading(harvest));
        html.faint(setups(harvest));
        if (harvest.matches() > 1) html.list(findings(harvest));
        html.raw("</div>");
    }

    @Override
    public List<String> sentences(Harvest harvest) {
        List<String> all = new ArrayList<>();
        all.add(words.say("said.compare", words.game(), heading(harvest), setups(harvest)));
        if (harvest.matches() > 1) findings(harvest).forEach(each -> all.add("- " + each));
        return all;
    }

    private String heading(Harvest harvest) {
        return words.say(
                "pairs",
                harvest.trial().seats(),
                Numerals.whole(harvest.matches()),
                words.bots(harvest.trial().bots()));
    }

    /** In what the two differ. */
    private String setups(Harvest harvest) {
        List<JsonNode> options = manifest.settings().stream()
                .filter(each -> each.seats() == harvest.trial().seats())
                .findFirst()
                .orElseThrow()
                .options();
        JsonNode a = options.getFirst();
        JsonNode b = options.getLast();
        Set<String> differing = new TreeSet<>();
        a.fieldNames().forEachRemaining(differing::add);
        b.fieldNames().forEachRemaining(differing::add);
        differing.removeIf(name -> a.path(name).equals(b.path(name)));
        return words.say("setups", said(a, differing), said(b, differing));
    }

    private String said(JsonNode options, Set<String> differing) {
        if (differing.isEmpty()) return words.say("setup.same");
        return differing.stream()
                .map(name -> name + " = " + value(options.path(name)))
                .collect(Collectors.joining(", "));
    }

    private String value(JsonNode value) {
        if (value.isMissingNode()) return words.say("setup.own");
        return value.isObject() ? words.say("setup.file") : value.asText();
    }

    private List<String> findings(Harvest harvest) {
        List<String> sure = new ArrayList<>();
        List<String> open = new ArrayList<>();
        for (Difference each : Difference.of(harvest, words)) {
            if (!each.isSure()) {
                open.add(each.label());
                continue;
            }
            sure.add(words.say(
                    each.mean() > 0 ? "sure.more" : "sure.less",
                    Words.capital(each.label()),
                    Numerals.number(each.a()) + each.unit(),
                    Numerals.number(each.b()) + each.unit(),
                    Numerals.number(Math.abs(each.mean())),
                    Numerals.number(each.interval().low()),
                    Numerals.number(each.interval().high())));
        }
        if (sure.isEmpty()) sure.add(words.say("sure.nothing"));
        if (!open.isEmpty()) sure.add(words.say("open", String.join("; ", open)));
        return sure;
    }

    @Override
    public void section(Html html, Harvest harvest) {
        if (harvest.matches() < 2) return;
        int seats = harvest.trial().seats();
        html.element("h2", words.say("players", seats));
        List<Difference> differences = Difference.of(harvest, words);
        html.figures(List.of(plot(differences, false, seats), plot(differences, true, seats)));
        html.table(table(differences));
        html.element("h3", words.say("side"));
        side(html, harvest.sides().getFirst(), "A");
        side(html, harvest.sides().getLast(), "B");
        new Marks(harvest, manifest, words).list(html);
    }

    private void side(Html html, Tally tally, String letter) {
        Gallery gallery =
                new Gallery(tally, "plot-" + tally.seats() + "-" + letter.toLowerCase(Locale.ROOT) + "-", words);
        List<Figure> shown = new ArrayList<>(gallery.brief());
        Group.of(tally, words).stream()
                .filter(Group::named)
                .limit(SHOWN)
                .map(gallery::won)
                .forEach(shown::add);
        html.figures(shown.stream()
                .map(each -> new Figure(each.file(), letter + ": " + each.heading(), each.caption(), each.drawing()))
                .toList());
    }

    private Figure plot(List<Difference> differences, boolean percent, int seats) {
        List<Whiskers.Row> rows = differences.stream()
                .filter(each -> each.percent() == percent)
                .map(each -> new Whiskers.Row(each.label(), each.relative()[0], each.relative()[1], each.relative()[2]))
                .toList();
        String heading = words.say(percent ? "plot.percent" : "plot.relative");
        return new Figure(
                "plot-" + seats + (percent ? "-shares" : "-differences"),
                heading,
                words.say("plot.difference.caption"),
                new Whiskers(
                                heading,
                                percent ? words.say("plot.percent.unit") : "%",
                                rows,
                                OptionalDouble.of(0),
                                words.say("plot.none"))
                        .draw());
    }

    private List<List<String>> table(List<Difference> differences) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                words.say("table.match"),
                "A",
                "B",
                words.say("table.difference"),
                words.say("table.95"),
                words.say("table.sure")));
        for (Difference each : differences)
            rows.add(List.of(
                    Svg.escaped(each.label()),
                    Numerals.number(each.a()) + each.unit(),
                    Numerals.number(each.b()) + each.unit(),
                    format(Locale.ROOT, "%+.2f", each.mean()),
                    words.say(
                            "to",
                            Numerals.number(each.interval().low()),
                            Numerals.number(each.interval().high())),
                    each.isSure() ? words.say("table.yes") : ""));
        return rows;
    }
}
