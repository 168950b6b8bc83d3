package regalia.lab.report;

import java.util.ArrayList;
import java.util.List;
import regalia.lab.Harvest;
import regalia.lab.Manifest;
import regalia.lab.plot.Svg;
import regalia.lab.tally.Histogram;
import regalia.lab.tally.Tally;

/** How a game is balanced: who wins, with what, and how a match goes. */
record Balance(Manifest manifest, Words words) implements Content {

    private static final int SHOWN = 6;

    @Override
    public String kind() {
        return "balance";
    }

    @Override
    public List<String> guide() {
        return List.of("guide.interval", "guide.won", "guide.sure", "guide.dominated", "guide.lead");
    }

    @Override
    public List<String> sentences(Harvest harvest) {
        List<String> all = new ArrayList<>();
        Sentences sentences = sentences(harvest, Group.of(harvest.sides().getFirst(), words));
        all.add(words.say("said.balance", words.game(), harvest.trial().seats(), sentences.played()));
        if (harvest.matches() > 0) sentences.all().forEach(each -> all.add("- " + each));
        return all;
    }

    private Sentences sentences(Harvest harvest, List<Group> groups) {
        return new Sentences(harvest, groups, words);
    }

    private Gallery gallery(Harvest harvest) {
        return new Gallery(harvest.sides().getFirst(), "plot-" + harvest.trial().seats() + "-", words);
    }

    @Override
    public void shortly(Html html, Harvest harvest) {
        List<Group> groups = Group.of(harvest.sides().getFirst(), words);
        Sentences sentences = sentences(harvest, groups);
        html.raw("<div class=\"short\">");
        html.element("h3", words.say("short", harvest.trial().seats()));
        html.faint(words.say(
                "between", sentences.played(), words.bots(harvest.trial().bots())));
        if (harvest.matches() > 0) {
            html.raw("<div class=\"lead\"><div>").list(sentences.all()).raw("</div>");
            html.figures(groups.stream()
                    .filter(Group::named)
                    .limit(1)
                    .map(gallery(harvest)::won)
                    .toList());
            html.raw("</div>");
        }
        html.raw("</div>");
    }

    @Override
    public void section(Html html, Harvest harvest) {
        Tally tally = harvest.sides().getFirst();
        if (tally.matches() == 0) return;
        html.element("h2", words.say("players", harvest.trial().seats()));
        Gallery gallery = gallery(harvest);
        List<Group> groups = Group.of(tally, words);
        List<Group> named = groups.stream().filter(Group::named).toList();
        if (named.size() > 1) html.element("h3", words.say("else"));
        html.figures(named.stream().limit(SHOWN).skip(1).map(gallery::won).toList());
        html.element("h3", words.say("match"));
        html.figures(gallery.overview());
        html.raw("<details open><summary>" + words.say("figures") + "</summary>");
        html.table(Tables.measures(tally, words)).raw("</details>");
        html.faint(times(harvest.times()));
        for (Group group : groups) {
            html.raw("<details><summary>" + Svg.escaped(group.heading()) + "</summary>");
            if (named.indexOf(group) < 0 || named.indexOf(group) >= SHOWN) html.figures(List.of(gallery.won(group)));
            html.table(Tables.choices(group, words)).raw("</details>");
        }
        new Marks(harvest, manifest, words).list(html);
    }

    private String times(Histogram times) {
        return words.say(
                "times",
                Math.round(times.moments().mean() / 10),
                Math.round(times.quantile(0.5) / 10.0),
                Math.round(times.quantile(0.99) / 10.0));
    }
}
