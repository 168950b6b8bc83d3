package regalia.server.play;

/** Another node, or another request, was quicker: what was decided upon must be looked at again. */
final class Overtaken extends RuntimeException {
    private static final long serialVersionUID = 1;

    Overtaken() {
        super("overtaken", null, false, false);
    }
}
