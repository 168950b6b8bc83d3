package regalia.testkit.toy;

import java.util.List;

/** What one seat knows; the spectator has no hand and no pick. */
public record ToyView(
        int seat,
        int first,
        List<Integer> hand,
        int pick,
        int picked,
        List<Integer> held,
        List<Integer> shown,
        List<Integer> points) {}
