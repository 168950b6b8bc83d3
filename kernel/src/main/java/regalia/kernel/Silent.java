package regalia.kernel;

/** The herald of search: hears nothing. Every call is overridden, so that no message is ever made. */
public enum Silent implements Herald {
    HERALD;

    @Override
    public void points(int seat, int delta, String rule, Message reason) {}

    @Override
    public void announce(int audience, Message message) {}

    @Override
    public void revealed(int seats) {}

    @Override
    public void points(int seat, int delta, String rule, String key) {}

    @Override
    public void points(int seat, int delta, String rule, String key, Object a) {}

    @Override
    public void points(int seat, int delta, String rule, String key, Object a, Object b) {}

    @Override
    public void announce(int audience, String key) {}

    @Override
    public void announce(int audience, String key, Object a) {}

    @Override
    public void announce(int audience, String key, Object a, Object b) {}

    @Override
    public void announce(int audience, String key, Object a, Object b, Object c) {}

    @Override
    public void announce(int audience, String key, Object a, Object b, Object c, Object d) {}
}
