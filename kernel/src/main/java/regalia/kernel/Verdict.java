package regalia.kernel;

/** What the rules say to an action: allowed, or forbidden with the reason and the rule it comes from. */
public sealed interface Verdict {

    static Verdict forbidden(String rule, String key, Object... args) {
        return new Forbidden(rule, Message.of(key, args));
    }

    default boolean allowed() {
        return this == Allowed.ALLOWED;
    }

    enum Allowed implements Verdict {
        ALLOWED
    }

    record Forbidden(String rule, Message why) implements Verdict {}
}
