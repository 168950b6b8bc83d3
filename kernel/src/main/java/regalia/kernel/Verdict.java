package regalia.kernel;

/** What the rules say to an action: allowed, or forbidden with the reason and the rule it comes from. */
public sealed interface Verdict {

    Verdict ALLOWED = new Allowed();

    static Verdict forbidden(String rule, String key, Object... args) {
        return new Forbidden(rule, Message.of(key, args));
    }

    default boolean allowed() {
        return this instanceof Allowed;
    }

    record Allowed() implements Verdict {}

    record Forbidden(String rule, Message why) implements Verdict {}
}
