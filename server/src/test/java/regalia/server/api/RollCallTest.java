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

    private final RollCall<Object> call = new RollCall<>(TURNS);

    private List<Object> come(int many) {
        List<Object> there = new ArrayList<>();
        for (int i = 0; i < many; i++) there.add(new Object());
        there.forEach(call::add);
        return there;
    }

    private List<Object> next() {
        List<Object> called = new ArrayList<>();
        call.next(called::add);
        return called;
    }

    @Test
    void everybodyIsCalledOnceARound() {
        List<Object> there = come(1000);
        Map<Object, Integer> calls = new HashMap<>();
        for (int turn = 0; turn < 3 * TURNS; turn++) next().forEach(one -> calls.merge(one, 1, Integer::sum));
        for (Object one : there) assertEquals(3, calls.get(one));
    }

    /** 25 are to be expected; that it is 100 by chance doesn't happen. */
    @Test
    void fewAreCalledAtATime() {
        come(1000);
        for (int turn = 0; turn < TURNS; turn++) {
            int called = next().size();
            assertTrue(called < 100, called + " at a time");
        }
    }

    @Test
    void whoeverComesIsCalledWithinARoundAndWhoeverIsGoneIsNot() {
        Object stays = new Object();
        Object goes = new Object();
        call.add(stays);
        call.add(goes);
        next();
        call.remove(goes);
        Object comes = new Object();
        call.add(comes);
        List<Object> called = new ArrayList<>();
        for (int turn = 0; turn < TURNS; turn++) called.addAll(next());
        assertEquals(2, called.size());
        assertTrue(called.containsAll(List.of(stays, comes)));
    }
}
