package regalia.testkit;

import regalia.kernel.Action;

/** One entry of a match: who did what. The seat is {@link regalia.kernel.Seat#CHANCE} for luck. */
public record Played<A extends Action>(int seat, A action) {}
