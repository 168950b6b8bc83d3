package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import regalia.codec.Json;
import regalia.codec.match.Entry;
import regalia.codec.match.Recorded;
import regalia.server.store.Reading;

/**
 * People who play several matches to the end whatever becomes of the servers: whoever gets no answer asks another, or the same when
 * it is back, with the same request.
 */
final class Load {

    /** In royaume a secret choice takes many steps. */
    private static final List<String> GAMES = List.of("palace", "emblemes", "royaume");

    private static final long LONGEST = TimeUnit.SECONDS.toNanos(120);

    private record Sent(String table, int seat, String key) {}

    /** Somebody who hears a match to its end; the eyes are a seat, {@code seat=0}, or nothing for who watches. */
    private record Listener(TestPerson who, String table, String eyes, Numbered heard) {

        Listener(TestPerson who, String table, String eyes) {
            this(who, table, eyes, new Numbered());
        }

        /** What is to be asked for. */
        String query() {
            int last = heard.last();
            return last == 0 ? eyes : eyes + (eyes.isEmpty() ? "" : "&") + "after=" + last;
        }
    }

    private final Set<Sent> acknowledged = ConcurrentHashMap.newKeySet();
    private volatile List<Site> sites;
    private final List<String> tables = new ArrayList<>();
    private final List<Listener> listeners = new ArrayList<>();
    private final List<Thread> players = new ArrayList<>();
    private final List<Thread> watchers = new ArrayList<>();
    private final AtomicReference<String> failure = new AtomicReference<>("");
    /** What was said to those who were not answered as they wished, and how often, since something was waited for. */
    private final Map<String, Integer> refused = new ConcurrentHashMap<>();

    Load(List<Site> sites) {
        this.sites = sites;
    }

    /** From now on the servers are there. */
    void at(List<Site> now) {
        sites = now;
    }

    int acknowledged() {
        return acknowledged.size();
    }

    /** So many matches of so many people and a bot, of one game after the other. */
    void begin(int matches, int people) {
        for (int match = 0; match < matches; match++) begin(GAMES.get(match % GAMES.size()), people);
    }

    /** Each person is at another server as far as they go. */
    private void begin(String game, int people) {
        List<TestPerson> all = new ArrayList<>();
        for (int i = 0; i < people; i++) all.add(TestPerson.at(site(i), "Guest " + i));
        String table = all.getFirst()
                .open("\"game\":\"%s\",\"seats\":%d,\"players\":[\"me\"%s,\"page\"]"
                        .formatted(game, people + 1, ",\"open\"".repeat(people - 1)));
        for (TestPerson who : all.subList(1, people))
            who.at(table, "join", "{}").of(200);
        for (TestPerson who : all) who.ready(table, 1).of(200);
        tables.add(table);
        for (int seat = 0; seat < people; seat++) {
            int own = seat;
            Listener player = new Listener(all.get(own), table, "seat=" + own);
            listeners.add(player);
            players.add(Thread.ofVirtual().start(() -> play(player, own)));
        }
        // Whoever polls hears one message at a time: that one came twice is heard over a connection that stays.
        for (Ways way : List.of(Ways.STREAM, Ways.SOCKET)) {
            int first = listeners.size();
            Listener watcher = new Listener(TestPerson.stranger(site(first)), table, "");
            listeners.add(watcher);
            watchers.add(Thread.ofVirtual().start(() -> watch(watcher, way, first)));
        }
    }

    private Site site(int number) {
        List<Site> now = sites;
        return now.get(number % now.size());
    }

    private void play(Listener player, int seat) {
        try {
            TestPerson who = player.who();
            String table = player.table();
            Random random = new Random(seat);
            while (true) {
                Answer answer = again(who, () -> who.get("/api/tables/" + table + "/poll?wait=2&" + player.query()));
                List<JsonNode> lines = lines(answer);
                player.heard().add(lines);
                if (player.heard().finished()) return;
                lines.stream()
                        .filter(Hearing.isA("decide"))
                        .reduce((_, last) -> last)
                        .ifPresent(asked -> answer(who, table, seat, asked, random));
            }
        } catch (RuntimeException | AssertionError failed) {
            failure.compareAndSet("", failed.toString());
        }
    }

    private static List<JsonNode> lines(Answer answer) {
        return answer.of(200).text().lines().map(Json::tree).toList();
    }

    /** Hears over one connection as long as it stands, and then over the next. */
    private void watch(Listener watcher, Ways way, int first) {
        for (int number = first; !watcher.heard().finished(); number++) {
            watcher.who().goTo(site(number));
            try {
                Hearing hearing = way.open(watcher.who(), watcher.table(), watcher.query());
                awaitCut(hearing);
                watcher.heard().add(hearing.lines());
            } catch (RuntimeException | AssertionError notThere) {
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
            }
        }
    }

    /** Who is not cut off for a long while hangs up by themselves. */
    private static void awaitCut(Hearing hearing) {
        try (hearing) {
            hearing.await("finish");
        } catch (AssertionError cut) {
            // What was heard until then was heard.
        }
    }

    /** Asked by one server, they answer another, as behind a proxy that gives each request to the next. */
    private void answer(TestPerson who, String table, int seat, JsonNode asked, Random random) {
        who.goTo(site(random.nextInt(sites.size())));
        Sent request = new Sent(table, seat, TestPerson.key());
        int index = random.nextInt(asked.path("legalTotal").asInt());
        Answer answer = again(who, () -> who.act(table, seat, asked.path("seq").asInt(), request.key(), index));
        if (answer.status() == 200) acknowledged.add(request);
        else if (answer.status() != 409) throw new AssertionError(answer.text());
    }

    /** Asks until somebody answers. */
    private Answer again(TestPerson who, Supplier<Answer> request) {
        long until = System.nanoTime() + LONGEST;
        for (int tries = 1; System.nanoTime() < until; tries++) {
            try {
                Answer answer = request.get();
                if (answer.status() >= 400) refused.merge(answer.text(), 1, Integer::sum);
                if (answer.status() != 503) return answer;
            } catch (UncheckedIOException gone) {
                who.goTo(site(tries));
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
        }
        throw new AssertionError("nobody answers");
    }

    /** Waits until so many more requests are acknowledged, or all is over. */
    void awaitMore(int count) {
        int wanted = acknowledged() + count;
        refused.clear();
        long until = System.nanoTime() + LONGEST;
        while (acknowledged() < wanted && players.stream().anyMatch(Thread::isAlive)) {
            if (System.nanoTime() > until) throw new AssertionError("nothing goes on: " + failure.get() + refused);
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
        }
    }

    boolean over() {
        return players.stream().noneMatch(Thread::isAlive);
    }

    void awaitEnd() throws InterruptedException {
        for (Thread player : players)
            assertTrue(player.join(Duration.ofNanos(LONGEST)), "a match doesn't end: " + failure.get());
        for (Thread watcher : watchers)
            assertTrue(watcher.join(Duration.ofNanos(LONGEST)), "somebody doesn't hear how a match ends");
        assertEquals("", failure.get());
    }

    /**
     * Every acknowledged action is in the log, none twice, and each match replays. Each of these servers tells everybody what they
     * heard while others were killed.
     */
    void demandNothingLost(List<Site> living, Reading database) {
        for (Listener listener : listeners) for (Site site : living) demandToldAs(listener, site);
        TestPerson reader = TestPerson.stranger(living.getFirst());
        for (String table : tables) {
            Recorded recorded = Match.demandSound(reader, table);
            Set<Sent> kept = kept(database, table);
            // Everybody asked until they were answered, so that what is kept was acknowledged in the end.
            Set<Sent> answered = new HashSet<>(acknowledged);
            answered.removeIf(request -> !request.table().equals(table));
            assertEquals(kept, answered);
            for (int seat = 0; seat < recorded.header().seats(); seat++) {
                int own = seat;
                long acted = recorded.entries().stream()
                        .filter(entry -> entry instanceof Entry.Acted<?> one
                                && one.seat() == own
                                && one.bot().isEmpty())
                        .count();
                assertEquals(
                        kept.stream().filter(request -> request.seat() == own).count(), acted, "seat " + seat);
            }
        }
    }

    private static void demandToldAs(Listener listener, Site site) {
        listener.who().goTo(site);
        List<JsonNode> told =
                lines(listener.who().get("/api/tables/" + listener.table() + "/poll?wait=0&" + listener.eyes()));
        listener.heard().demandSameAs(told, site + " to '" + listener.eyes() + "' of " + listener.table());
    }

    /** Those that led to a choice which waited, and those that led to a commit; none may be there twice. */
    private static Set<Sent> kept(Reading database, String table) {
        List<Sent> kept = database.read(handle -> handle.createQuery("SELECT seat, idem FROM answer WHERE playing = :id"
                        + " UNION ALL SELECT seat, idem FROM entry WHERE playing = :id AND idem IS NOT NULL")
                .bind("id", table)
                .map((row, _) -> new Sent(table, row.getInt("seat"), row.getString("idem")))
                .list());
        Set<Sent> once = Set.copyOf(kept);
        assertEquals(kept.size(), once.size(), "a request was carried out twice");
        return once;
    }
}
