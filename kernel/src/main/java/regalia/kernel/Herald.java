package regalia.kernel;

/**
 * Hears what happens while an action is applied: points that move, what is said aloud and to whom, what comes to light. Rules
 * speak in calls of fixed length with arguments that exist already, so that speaking to {@link Silent} costs nothing.
 */
public interface Herald {

    /** A change of a seat's points: one line of the score ledger. */
    void points(int seat, int delta, String rule, Message reason);

    /** Something said to an audience: a set of seats, with {@link Seat#SPECTATOR} for those who look on. */
    void announce(int audience, Message message);

    /** Something hidden has become known to these seats: whoever hears it can't take back what came before. */
    void revealed(int seats);

    default void points(int seat, int delta, String rule, String key) {
        points(seat, delta, rule, Message.of(key));
    }

    default void points(int seat, int delta, String rule, String key, Object a) {
        points(seat, delta, rule, Message.of(key, a));
    }

    default void points(int seat, int delta, String rule, String key, Object a, Object b) {
        points(seat, delta, rule, Message.of(key, a, b));
    }

    default void announce(int audience, String key) {
        announce(audience, Message.of(key));
    }

    default void announce(int audience, String key, Object a) {
        announce(audience, Message.of(key, a));
    }

    default void announce(int audience, String key, Object a, Object b) {
        announce(audience, Message.of(key, a, b));
    }

    default void announce(int audience, String key, Object a, Object b, Object c) {
        announce(audience, Message.of(key, a, b, c));
    }

    default void announce(int audience, String key, Object a, Object b, Object c, Object d) {
        announce(audience, Message.of(key, a, b, c, d));
    }
}
