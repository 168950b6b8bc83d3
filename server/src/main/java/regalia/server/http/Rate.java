package regalia.server.http;

/** How often something may be done: so many at once, and then so many each second. */
public record Rate(double perSecond, int burst) {

    static final Rate ENDLESS = new Rate(1e9, 1_000_000_000);
}
