package regalia.server.play;

/** The same request was carried out before. */
final class Repeated extends RuntimeException {
    private static final long serialVersionUID = 1;

    Repeated() {
        super("repeated", null, false, false);
    }
}
