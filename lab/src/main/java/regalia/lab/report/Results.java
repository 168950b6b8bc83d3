package regalia.lab.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.stream.IntStream;
import regalia.catalog.Language;
import regalia.catalog.duel.Interval;
import regalia.kernel.Named;
import regalia.lab.Harvest;
import regalia.lab.Snapshot;
import regalia.lab.tally.Figures;
import regalia.lab.tally.Histogram;
import regalia.lab.tally.Measure;
import regalia.lab.tally.Moments;
import regalia.lab.tally.Notable;
import regalia.lab.tally.Pairs;
import regalia.lab.tally.Share;
import regalia.lab.tally.Tally;

/** What a study has come to, as JSON for a program or a page: shares from 0 to 1, each with its 95 % interval. */
public final class Results {

    private static final double CONFIDENCE = 0.95;

    private Results() {}

    public static ObjectNode of(Snapshot snapshot) {
        Words names = new Words(snapshot.job().game(), Language.EN);
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("game", snapshot.job().game().id());
        node.put("title", names.game());
        node.put("rules", snapshot.job().game().version());
        node.put("seed", snapshot.job().seed());
        node.put("matches", snapshot.done());
        node.put("wanted", snapshot.job().size());
        ArrayNode trials = node.putArray("trials");
        for (Harvest harvest : snapshot.harvests()) trials.add(trial(harvest, names));
        return node;
    }

    private static ObjectNode trial(Harvest harvest, Words names) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("seats", harvest.trial().seats());
        ArrayNode bots = node.putArray("bots");
        harvest.trial().bots().forEach(bots::add);
        node.put("matches", harvest.matches());
        node.put("fingerprint", harvest.fingerprint());
        ArrayNode sides = node.putArray("sides");
        for (Tally tally : harvest.sides()) sides.add(side(tally, names));
        harvest.pairs()
                .ifPresent(pairs ->
                        node.set("differences", pairs(pairs, harvest.trial().seats())));
        node.put("microsPerDecision", harvest.times().moments().mean() / 10);
        return node;
    }

    private static ObjectNode side(Tally tally, Words names) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("fairShare", 1.0 / tally.seats());
        ArrayNode turns = node.putArray("byTurn");
        ArrayNode seats = node.putArray("bySeat");
        ArrayNode points = node.putArray("pointsBySeat");
        IntStream.range(0, tally.seats()).forEach(i -> {
            turns.add(share(tally.place(i)));
            seats.add(share(tally.seat(i)));
            points.add(spread(tally.points(i)));
        });
        node.set("points", spread(tally.points()));
        node.set("branching", spread(tally.branching()));
        ObjectNode measures = node.putObject("measures");
        for (Measure measure : Measure.values()) measures.set(Named.word(measure), spread(tally.of(measure)));
        ArrayNode groups = node.putArray("choices");
        for (Group group : Group.of(tally, names)) groups.add(group(group));
        ObjectNode notable = node.putObject("notable");
        for (Notable.Kind kind : Notable.Kind.values()) notable.set(Named.word(kind), marks(tally.notable(kind)));
        return node;
    }

    private static ArrayNode marks(Notable notable) {
        ArrayNode marks = JsonNodeFactory.instance.arrayNode();
        for (Notable.Mark mark : notable.marks())
            marks.addObject()
                    .put("value", mark.value())
                    .put("match", mark.match())
                    .put("action", mark.action());
        return marks;
    }

    private static ObjectNode group(Group group) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("key", group.key());
        node.put("heading", group.heading());
        node.put("named", group.named());
        ArrayNode rows = node.putArray("options");
        for (Group.Row row : group.rows()) {
            ObjectNode each = rows.addObject();
            each.put("value", row.key());
            each.put("name", row.name());
            each.put("offered", row.choice().offered());
            each.put("chosen", row.choice().chosen());
            each.set("taken", share(row.choice().taken()));
            each.put("byChance", row.choice().even());
            if (row.choice().chosen() > 0) each.set("won", share(row.choice().won()));
        }
        return node;
    }

    private static ObjectNode pairs(Pairs pairs, int seats) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        for (Measure measure : Measure.values()) node.set(Named.word(measure), mean(pairs.of(measure), 1));
        ArrayNode turns = node.putArray("byTurn");
        for (int place = 0; place < seats; place++) turns.add(mean(pairs.place(place), Figures.VICTORY));
        ObjectNode notable = node.putObject("notable");
        for (Pairs.Kind kind : Pairs.Kind.values()) notable.set(Named.word(kind), marks(pairs.notable(kind)));
        return node;
    }

    private static ObjectNode share(Share share) {
        return interval(share.value(), share.interval(CONFIDENCE), 1);
    }

    private static ObjectNode mean(Moments moments, double unit) {
        return interval(moments.mean(), moments.interval(CONFIDENCE), unit);
    }

    private static ObjectNode interval(double value, Interval interval, double unit) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("value", value / unit);
        if (Double.isFinite(interval.low())) {
            node.put("low", interval.low() / unit);
            node.put("high", interval.high() / unit);
        }
        return node;
    }

    private static JsonNode spread(Histogram histogram) {
        ObjectNode node = mean(histogram.moments(), 1);
        node.put("least", histogram.least());
        node.put("median", histogram.quantile(0.5));
        node.put("greatest", histogram.greatest());
        ArrayNode counts = node.putArray("counts");
        histogram
                .counts()
                .forEach((value, count) -> counts.addArray().add(value).add(count));
        return node;
    }
}
