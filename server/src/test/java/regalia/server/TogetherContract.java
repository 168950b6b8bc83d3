package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import regalia.codec.match.Entry;
import regalia.codec.match.Recorded;

/** Where all choose at once, all answer at once, some twice and one of them nonsense: each choice counts once, with the answer that is its own. */
abstract class TogetherContract extends Gathered {

    private static final int NO_INDEX = 999;

    private Match four() {
        return Match.of("\"game\":\"emblemes\"", ada, ben, person("Cem"), person("Dora"));
    }

    private record Ask(int seat, int seq, String key, int index) {}

    /** What each seat that is asked would answer. */
    private static List<Ask> asks(Match match, int round) {
        List<Ask> asks = new ArrayList<>();
        for (int seat = 0; seat < 4; seat++) {
            int number = seat;
            match.asked(seat)
                    .ifPresent(asked -> asks.add(
                            new Ask(number, asked.path("seq").asInt(), "r" + round + "-" + number, round % 2)));
        }
        return asks;
    }

    @Test
    void everyChoiceCountsOnce() {
        Match match = four();
        Map<Ask, JsonNode> given = new HashMap<>();
        int decisions = 0;
        for (int round = 0; decisions < 6; round++) {
            List<Ask> asks = asks(match, round);
            if (asks.size() == 1) {
                match.act(asks.getFirst().seat()).of(200);
                continue;
            }
            given.putAll(answerAll(match, asks));
            decisions++;
        }
        repeatAll(match, given);
        match.until(match::over);
        Recorded recorded = Match.demandSound(ada, match.table);
        for (Map.Entry<Ask, JsonNode> one : given.entrySet()) assertEquals(1, choices(recorded, one));
        node.close();
        node = TestNode.start(folder, url);
        match.people().forEach(who -> who.goTo(node.site()));
        repeatAll(match, given);
    }

    @Test
    void whoAsksAgainAfterASeatChangedHandsIsToldTheSame() {
        Match match = four();
        match.people().get(3).at(match.table, "caretaker", "{}").of(204);
        Ask ask = asks(match, 0).getFirst();
        JsonNode first = answer(match, ask).of(200).json();
        assertEquals(first, answer(match, ask).of(200).json());
    }

    /** All at once, each twice with the same key, and one with an index that there isn't. */
    private static Map<Ask, JsonNode> answerAll(Match match, List<Ask> asks) {
        Map<Ask, List<CompletableFuture<Answer>>> answers = new HashMap<>();
        CompletableFuture<Answer> nonsense;
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Ask last = asks.getLast();
            nonsense = CompletableFuture.supplyAsync(
                    () -> answer(match, new Ask(last.seat(), last.seq(), last.key() + "-no", NO_INDEX)), threads);
            for (int time = 0; time < 2; time++)
                for (Ask ask : asks)
                    answers.computeIfAbsent(ask, _ -> new ArrayList<>())
                            .add(CompletableFuture.supplyAsync(() -> answer(match, ask), threads));
        }
        int refused = nonsense.join().status();
        // Before the seat has chosen there is no such index; afterwards it isn't asked any more.
        assertTrue(Set.of(400, 409, 422).contains(refused), nonsense.join().text());
        Map<Ask, JsonNode> given = new HashMap<>();
        answers.forEach((ask, both) -> {
            List<JsonNode> distinct = both.stream()
                    .map(one -> one.join().of(200).json())
                    .distinct()
                    .toList();
            assertEquals(1, distinct.size(), distinct.toString());
            given.put(ask, distinct.getFirst());
        });
        return given;
    }

    private static Answer answer(Match match, Ask ask) {
        return match.people().get(ask.seat()).act(match.table, ask.seat(), ask.seq(), ask.key(), ask.index());
    }

    private static void repeatAll(Match match, Map<Ask, JsonNode> given) {
        given.forEach(
                (ask, before) -> assertEquals(before, answer(match, ask).of(200).json()));
    }

    /** How many choices of a seat there are between the entry after which a request was carried out and the next action of anybody. */
    private static long choices(Recorded recorded, Map.Entry<Ask, JsonNode> one) {
        int after = one.getValue().path("entry").asInt();
        return recorded.entries().stream()
                .skip(after)
                .limit(4)
                .filter(entry -> entry instanceof Entry.Acted<?> acted
                        && acted.seat() == one.getKey().seat())
                .count();
    }
}
