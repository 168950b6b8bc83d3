package regalia.catalog;

import java.util.List;
import regalia.kernel.Action;

/** What a typed line means. */
public sealed interface Reading<A extends Action> {

    /** Exactly one of the legal actions. */
    record Legal<A extends Action>(A action) implements Reading<A> {}

    /** Several of the legal actions: more words are needed. */
    record Unclear<A extends Action>(List<A> actions) implements Reading<A> {}

    /** Something that can be said in this game but isn't legal now: one action, or a few where a word was left out. */
    record Named<A extends Action>(List<A> actions) implements Reading<A> {}

    /** Nothing of this game. */
    record Unknown<A extends Action>() implements Reading<A> {}
}
