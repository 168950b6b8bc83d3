package regalia.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import regalia.kernel.Action;
import regalia.kernel.State;
import regalia.server.table.Terms;

/** Two nodes at one match in which both build a kingdom in secret, tile by tile: no step is lost or forgotten, whichever takes it. */
class SealedElsewhereTest extends TwoNodes {

    @Override
    String begun() {
        Playing<?, ?, ?> playing = parlour.begun("royaume", Terms.STANDARD, "ada", "ben");
        while (playing.match().drafts(0).isEmpty() || !playing.course().owing().contains(0))
            parlour.act(playing, playing.course().owing().getFirst());
        return playing.table().id();
    }

    private static int steps(Hall hall, String id, int seat) {
        return hall.match(id).match().drafts(seat).size();
    }

    /** How many tiles a listener has been shown in Ada's kingdom. */
    private static int placed(Parlour.Tap tap) {
        return tap.lastOf(List.of("decide", "look")).at("/view/realms/0/placed").asInt();
    }

    private List<String> kept() {
        Playing<?, ?, ?> playing = here.match(id);
        return parlour.database.read(handle -> Archive.sealed(handle, id, playing.decision())).stream()
                .map(SealedRow::body)
                .toList();
    }

    @Test
    void whoBuildsAtOneNodeIsAskedForTheNextStepAtAnother() {
        Parlour.Tap ada = listens(here, 0);
        Parlour.Tap ben = listens(here, 1);
        parlour.act(there.match(id), 0);
        hearEachOther();
        assertEquals(2, placed(ada));
        assertEquals(
                "decide", ada.lastOf(List.of("decide", "look")).path("type").asText());
        assertEquals(0, placed(ben));
    }

    @Test
    void whoChoosesAtANodeHearsThereWhatTheyChoseElsewhereForAnotherSeat() {
        Parlour.Tap ada = listens(here, 0);
        parlour.act(there.match(id), 0);
        parlour.act(here.match(id), 1);
        assertEquals(2, placed(ada));
    }

    @Test
    void aStepThatANodeDoesNotKnowIsBuiltOn() {
        here.match(id);
        parlour.act(there.match(id), 0);
        String first = kept().getFirst();
        parlour.act(here.match(id), 0);
        assertEquals(3, steps(here, id, 0));
        assertEquals(first, kept().getFirst().substring(0, first.length()));
        assertEquals(3, kept().getFirst().lines().count());
    }

    @Test
    void aStepThatANodeDoesNotKnowCanBeTakenBackThere() {
        here.match(id);
        parlour.act(there.match(id), 0);
        here.match(id).reconsider(0, 1);
        assertEquals(1, steps(here, id, 0));
        hearEachOther();
        assertEquals(1, steps(there, id, 0));
    }

    @Test
    void whatANodeDoesNotKnowFallsWhenASeatChangesHandsThere() {
        here.match(id);
        parlour.act(there.match(id), 1);
        here.match(id).deeds().handOver(1, "page");
        assertEquals("", kept().get(1));
        hearEachOther();
        assertEquals(0, steps(there, id, 1));
        assertEquals(1, steps(there, id, 0));
    }

    @Test
    void whatThoseWhoAreDoneChangeElsewhereIsNotOpenedAsItWas() {
        while (here.match(id).course().owing().contains(0)) parlour.act(here.match(id), 0);
        while (steps(here, id, 1) + 1 < steps(here, id, 0)) parlour.act(here.match(id), 1);
        there.match(id).reconsider(0, 4);
        parlour.act(here.match(id), 1);
        assertEquals(List.of(0), here.match(id).course().owing());
        assertEquals(4, steps(here, id, 0));
    }

    @Test
    void whatANodeHasKeptThatDiedBeforeItOpenedAllIsCarriedOutOnce() {
        // Each chooses one card.
        id = parlour.begun("palace", Terms.STANDARD, "ada", "ben").table().id();
        Playing<?, ?, ?> playing = here.match(id);
        parlour.act(playing, 0);
        int decision = playing.decision();
        keepOnly(there.match(id), "once");
        Taken again = playing.answer(
                new Request(1, playing.listeners().audience().asked(1), "once", Optional.empty(), Optional.of(0)));
        assertEquals(decision, again.entry());
        assertEquals(List.of(1), named("once"));
        assertEquals(0, steps(here, id, 1));
    }

    /** The seats of those requests under a key that were carried out. */
    private List<Integer> named(String key) {
        return parlour.database.read(
                handle -> handle.createQuery("SELECT seat FROM answer WHERE playing = :id AND idem = :key"
                                + " UNION ALL SELECT seat FROM entry WHERE playing = :id AND idem = :key")
                        .bind("id", id)
                        .bind("key", key)
                        .mapTo(Integer.class)
                        .list());
    }

    /** What a node keeps for Ben that dies in the next moment. */
    private <S extends State<S>, A extends Action, V> void keepOnly(Playing<S, A, V> dying, String key) {
        List<A> legal = new ArrayList<>(dying.match().legal(1));
        dying.match().draft(1, legal.getLast(), Optional.empty());
        SealedRow row = dying.course().sealed(dying.decision(), 1, parlour.clock.millis());
        parlour.database
                .write(handle -> {
                    Archive.seal(handle, id, row);
                    Archive.answer(handle, id, new Answered(1, key), dying.decision());
                    return true;
                })
                .join();
        there.letGo(dying);
    }
}
