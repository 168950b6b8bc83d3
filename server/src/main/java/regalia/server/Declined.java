package regalia.server;

import java.util.List;
import regalia.kernel.Message;

/** Somebody asked for something that can't be had, or not by them, or not now. Says so, changes nothing. */
public final class Declined extends RuntimeException {

    /** What kind of no it is. */
    public enum Kind {
        /** There is no such thing, or not for the one who asks. */
        UNKNOWN,
        /** It is there, but not theirs to do. */
        NOT_YOURS,
        /** It can't be done as things stand. */
        NOT_NOW,
        /** It makes no sense. */
        SENSELESS,
        /** We can't do it for the moment. */
        BUSY
    }

    private static final long serialVersionUID = 1;

    private final Kind kind;
    private final transient Message why;
    private final String rule;
    private final String game;

    private Declined(Kind kind, Message why, String rule) {
        this(kind, why, rule, "");
    }

    private Declined(Kind kind, Message why, String rule, String game) {
        super(why.key(), null, false, false);
        this.game = game;
        this.kind = kind;
        this.why = why;
        this.rule = rule;
    }

    public static Declined unknown(String key, Object... args) {
        return new Declined(Kind.UNKNOWN, Message.of(key, args), "");
    }

    public static Declined notYours(String key, Object... args) {
        return new Declined(Kind.NOT_YOURS, Message.of(key, args), "");
    }

    public static Declined notNow(String key, Object... args) {
        return new Declined(Kind.NOT_NOW, Message.of(key, args), "");
    }

    public static Declined senseless(String key, Object... args) {
        return new Declined(Kind.SENSELESS, Message.of(key, args), "");
    }

    public static Declined busy(String key) {
        return new Declined(Kind.BUSY, Message.of(key), "");
    }

    /** The rules of the game say no. */
    public static Declined byRule(Message why, String rule, String game) {
        return new Declined(Kind.NOT_NOW, why, rule, game);
    }

    public Kind kind() {
        return kind;
    }

    public Message why() {
        return why;
    }

    public List<Object> args() {
        return why.args();
    }

    /** The id of the rule that forbids it; empty if none does. */
    public String rule() {
        return rule;
    }

    /** Why, in English, for who reads no message keys. */
    public String sentence() {
        return Sentences.of(game).say(why);
    }
}
