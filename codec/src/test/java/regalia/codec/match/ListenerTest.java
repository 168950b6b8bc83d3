package regalia.codec.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.codec.Json;
import regalia.codec.match.Bid.Deed;
import regalia.codec.match.Bid.View;
import regalia.codec.wire.Chapters;
import regalia.codec.wire.Listener;
import regalia.codec.wire.Reply;
import regalia.codec.wire.WireLine;
import regalia.kernel.Seat;

/** The lines to a seat, with the game of bids. */
class ListenerTest {

    private final Match<BidPosition, Deed, View> match = BidGame.dealt();
    private final Listener<BidPosition, Deed, View> listener = new Listener<>(BidGame.GAME, match, 1);

    private static List<String> written(List<? extends WireLine> lines) {
        return lines.stream().map(Json::write).toList();
    }

    @Test
    void theFirstLineTellsTheSetup() {
        assertEquals(
                "{\"type\":\"hello\",\"seq\":1,\"protocol\":\"regalia-wire/1\",\"match\":\"m\",\"game\":\"bid\",\"rules\":\"1\","
                        + "\"seats\":2,\"options\":{\"first\":\"random\",\"rounds\":1},\"seat\":1,"
                        + "\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bot\",\"bot\":\"exec\"}]}",
                Json.write(listener.hello("m", List.of(Player.person("Ann"), Player.bot("Bot", "exec")))));
    }

    @Test
    void aSeatHearsWhatIsSaidToItAndAllPointsInTheirOrder() {
        assertEquals(
                List.of(
                        "{\"type\":\"points\",\"seq\":1,\"at\":0,\"seat\":0,\"points\":1,\"rule\":\"BID-1\",\"reason\":\"bid.stake\",\"args\":[{\"seat\":0}]}",
                        "{\"type\":\"points\",\"seq\":2,\"at\":0,\"seat\":1,\"points\":1,\"rule\":\"BID-1\",\"reason\":\"bid.stake\",\"args\":[{\"seat\":1}]}",
                        "{\"type\":\"said\",\"seq\":3,\"at\":0,\"key\":\"bid.welcome\"}",
                        "{\"type\":\"said\",\"seq\":4,\"at\":3,\"key\":\"bid.dealt\",\"args\":[{\"name\":\"card.low\"}]}"),
                written(listener.news()));
        assertEquals(List.of(), listener.news());
        match.act(0, new Deed.Offer(2));
        assertEquals(List.of(), listener.news(), "a secret choice");
    }

    @Test
    void itIsAskedWithItsViewAndWhatItMayDo() {
        assertEquals(
                "{\"type\":\"decide\",\"seq\":1,\"millis\":500,\"view\":{\"seat\":1,\"round\":0,\"card\":\"low\",\"points\":[1,1]},"
                        + "\"legal\":[{\"type\":\"offer\",\"amount\":0},{\"type\":\"offer\",\"amount\":1}],\"legalTotal\":2}",
                Json.write(listener.decide(500)));
    }

    @Test
    void anAnswerNamesAnActionOrItsNumber() {
        WireLine.Decide decide = listener.decide(500);
        assertEquals(new Reply.Taken<>(new Deed.Offer(1)), listener.reply(decide, "{\"seq\":1,\"index\":1}"));
        assertEquals(
                new Reply.Taken<>(new Deed.Offer(1)),
                listener.reply(decide, " {\"action\":{\"type\":\"offer\",\"amount\":1}, \"seq\":1}\r"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            hello                                                | wire.unreadable |       | as JSON, it is not well-formed near column 6
            {"seq":1}                                            | wire.unreadable |       | either action or index must be there
            {"seq":1,"index":0,"action":{}}                      | wire.unreadable |       | either action or index must be there
            {"index":0}                                          | wire.unreadable |       | seq: is missing
            {"seq":1,"index":"0"}                                | wire.unreadable |       | index: must be a whole number, not '0'
            {"seq":1,"action":{"type":"steal"}}                  | wire.unreadable |       | action.type: 'steal' is none of firstPlayer, deal, offer
            {"seq":7,"index":0}                                  | wire.stale      |       |
            {"seq":1,"index":2}                                  | wire.noIndex    |       |
            {"seq":1,"index":-1}                                 | wire.noIndex    |       |
            {"seq":1,"action":{"type":"offer","amount":2}}       | bid.tooMuch     | BID-3 |
            {"seq":1,"action":{"type":"offer","amount":-1}}      | match.noAction  |       |
            {"seq":1,"action":{"type":"firstPlayer","seat":0}}   | bid.notYours    | BID-2 |
            """)
    void whatCannotBeTakenIsRefusedWithItsReason(String answer, String reason, String rule, String detail) {
        WireLine.Decide decide = listener.decide(500);
        Reply.Refusal<?> refusal = assertInstanceOf(Reply.Refusal.class, listener.reply(decide, answer));
        assertEquals(reason, refusal.why().key());
        assertEquals(rule == null ? "" : rule, refusal.rule());
        assertEquals(detail == null ? "" : detail, refusal.detail());
    }

    @Test
    void aRefusalSaysWhatItAnswersAndHowManyTriesAreLeft() {
        WireLine.Decide decide = listener.decide(500);
        Reply<Deed> reply = listener.reply(decide, "{\"seq\":1,\"action\":{\"type\":\"offer\",\"amount\":2}}");
        assertEquals(
                "{\"type\":\"refused\",\"seq\":2,\"answers\":1,\"reason\":\"bid.tooMuch\",\"args\":[1],\"rule\":\"BID-3\",\"tries\":2}",
                Json.write(listener.refused(decide, (Reply.Refusal<Deed>) reply, 2)));
    }

    @Test
    void whatIsTakenBackIsTold() {
        listener.news();
        match.act(0, new Deed.Offer(2));
        match.act(1, new Deed.Offer(1));
        assertEquals(2, listener.news().size());
        match.undoTo(3);
        assertEquals(List.of("{\"type\":\"takenBack\",\"seq\":7,\"lines\":2}"), written(listener.news()));
        match.act(0, new Deed.Offer(0));
        match.act(1, new Deed.Offer(1));
        assertEquals(List.of("said", "points"), types(listener.news()));
    }

    @Test
    void whatIsTakenBackAndDoneAgainTheSameWayIsNoNews() {
        match.act(0, new Deed.Offer(2));
        match.act(1, new Deed.Offer(1));
        int lines = listener.news().size();
        match.undoTo(3);
        match.undoTo(5);
        assertEquals(List.of(), listener.news());
        match.undoTo(0);
        assertEquals(List.of(new WireLine.TakenBack(lines + 1, lines - 3)), listener.news());
    }

    @Test
    void whoComesLateIsToldTheSameUnderTheSameNumbers() {
        Chapters chapters = new Chapters();
        List<WireLine> told = new ArrayList<>();
        listener.hello("m", List.of());
        Runnable tell = () -> {
            chapters.end(match.minutes());
            told.addAll(listener.news());
            listener.number();
        };
        tell.run();
        match.act(0, new Deed.Offer(2));
        tell.run();
        match.act(1, new Deed.Offer(1));
        tell.run();
        match.undoTo(3);
        tell.run();
        match.act(0, new Deed.Offer(0));
        match.act(1, new Deed.Offer(1));
        tell.run();
        assertEquals(
                List.of("points", "points", "said", "said", "said", "points", "takenBack", "said", "points"),
                types(told));
        for (int after = 0; after <= told.getLast().seq(); after++) {
            int heard = after;
            assertEquals(told.stream().filter(line -> line.seq() > heard).toList(), listener.since(heard, chapters));
        }
    }

    @Test
    void chaptersHaveNoEnd() {
        Chapters chapters = new Chapters();
        listener.hello("m", List.of());
        for (int chapter = 0; chapter < 1000; chapter++) {
            if (chapter == 900) match.act(0, new Deed.Offer(2));
            if (chapter == 900) match.act(1, new Deed.Offer(1));
            chapters.end(match.minutes());
            listener.news();
            listener.number();
        }
        assertEquals(List.of("said", "points"), types(listener.since(900, chapters)), "the deed in chapter 900");
    }

    @Test
    void whoHasNothingToDecideLooksOn() {
        match.act(0, new Deed.Offer(2));
        assertEquals(
                "{\"type\":\"look\",\"seq\":1,\"toAct\":[1],\"view\":{\"seat\":1,\"round\":0,\"card\":\"low\",\"points\":[1,1]}}",
                Json.write(listener.look()));
    }

    @Test
    void aSpectatorHearsWhatAllMayHear() {
        Listener<BidPosition, Deed, View> spectator = new Listener<>(BidGame.GAME, match, Seat.SPECTATOR);
        assertEquals(Seat.SPECTATOR, spectator.hello("m", List.of()).seat());
        assertEquals(List.of("points", "points", "said"), types(spectator.news()));
        assertEquals(
                "{\"type\":\"look\",\"seq\":5,\"toAct\":[0,1],\"view\":{\"seat\":30,\"round\":0,\"points\":[1,1]}}",
                Json.write(spectator.look()));
        match.act(0, new Deed.Offer(2));
        match.act(1, new Deed.Offer(1));
        assertEquals(List.of("said", "points"), types(spectator.news()));
        assertEquals(match.result(), spectator.finish().result());
    }

    private static List<String> types(List<WireLine> lines) {
        return lines.stream()
                .map(line -> Json.node(line).get("type").textValue())
                .toList();
    }

    @Test
    void theLastLineHasTheResultOfTheRecord() {
        match.act(0, new Deed.Offer(2));
        match.act(1, new Deed.Offer(1));
        WireLine.Finish finish = listener.finish();
        assertEquals(match.result(), finish.result());
    }

    @Test
    void everyLineReadsBack() {
        match.act(0, new Deed.Offer(2));
        WireLine.Decide decide = listener.decide(500);
        Reply.Refusal<Deed> no = Reply.Refusal.unreadable("why");
        Stream.of(
                        listener.hello("m", List.of(Player.person("Ann"))),
                        decide,
                        listener.look(),
                        listener.refused(decide, no, 1),
                        listener.resigned("wire.late"))
                .forEach(line -> assertEquals(line, Json.read(Json.write(line), WireLine.class)));
    }
}
