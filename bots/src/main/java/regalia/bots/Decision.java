package regalia.bots;

/**
 * What a bot does, and the work it took: with the view and the seed enough to decide again.
 *
 * @param iterations how many possible worlds it looked at
 */
public record Decision(int code, int iterations, int threads) {}
