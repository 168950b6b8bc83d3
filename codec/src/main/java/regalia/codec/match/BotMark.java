package regalia.codec.match;

/** How a bot came to its action: enough to let it come to it again. */
public record BotMark(String level, String seed, int iterations, int threads) {}
