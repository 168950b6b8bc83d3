package regalia.server.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RollCallTest {

    private static final int TURNS = 40;

    private final List<Object> there = new ArrayList<>();
    private final RollCall<Object> call = new RollCall<>(there, TURNS);

    private List<Object> next() {
        List<Object> called = new ArrayList<>();
        call.next(called::add);
        return called;
    }

    @Test
    void everybodyIsCalledOnceARound() {
        for (int i = 0; i < 1000; i++) there.add(new Object());
        Map<Object, Integer> calls = new HashMap<>();
        for (int turn = 0; turn < 3 * TURNS; turn++) next().forEach(one -> calls.merge(one, 1, Integer::sum));
        for (Object one : there) assertEquals(3, calls.get(one));
    }

    /** 25 are to be expected; that it is 100 by chance doesn't happen. */
    @Test
    void fewAreCalledAtATime() {
        for (int i = 0; i < 1000; i++) there.add(new Object());
        for (int turn = 0; turn < TURNS; turn++) {
            int called = next().size();
            assertTrue(called < 100, called + " at a time");
        }
    }

    @Test
    void whoeverComesIsCalledWithinARoundAndWhoeverIsGoneIsNot() {
        Object stays = new Object();
        Object goes = new Object();
        there.addAll(List.of(stays, goes));
        next();
        there.remove(goes);
        Object comes = new Object();
        there.add(comes);
        List<Object> called = new ArrayList<>();
        for (int turn = 0; turn < TURNS; turn++) called.addAll(next());
        assertEquals(2, called.size());
        assertTrue(called.containsAll(List.of(stays, comes)));
    }
}
