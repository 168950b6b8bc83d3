package regalia.codec.wire;

import regalia.kernel.Message;

/** What a match says to an answer. */
public sealed interface Reply<A> {

    /** It is something that the seat may do. */
    record Taken<A>(A action) implements Reply<A> {}

    /**
     * It is nothing that the seat may do, or nothing at all.
     *
     * @param rule the id of the rule that forbids it; empty if none does
     * @param detail what can't be read in it; empty if all can
     */
    record Refusal<A>(Message why, String rule, String detail) implements Reply<A> {

        /** An answer that can't be read. */
        public static <A> Refusal<A> unreadable(String detail) {
            return new Refusal<>(Message.of("wire.unreadable"), "", detail);
        }
    }
}
