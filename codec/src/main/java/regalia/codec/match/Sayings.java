package regalia.codec.match;

import org.jspecify.annotations.Nullable;
import regalia.kernel.Message;

/**
 * Messages that were said before, in whatever match: a game says the same few thousand things again and again, and a server that keeps
 * each anew keeps its garbage collector busy. Which of two equal ones is kept makes no difference, so threads need not agree on it.
 */
final class Sayings {

    private static final int MOST = 1 << 12;
    private static final @Nullable Message[] KNOWN = new Message[MOST];

    private Sayings() {}

    /** An equal message: one that was said before, if it is still known. */
    static Message known(Message message) {
        int hash = message.hashCode();
        int place = (hash ^ (hash >>> 12)) & (MOST - 1);
        @Nullable Message before = KNOWN[place];
        if (message.equals(before)) return before;
        KNOWN[place] = message;
        return message;
    }
}
