package regalia.server;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** What a logger says while a test listens. */
final class Warnings extends Handler implements AutoCloseable {

    private final Logger log;
    private final List<String> heard = new CopyOnWriteArrayList<>();

    private Warnings(Logger log) {
        this.log = log;
    }

    static Warnings of(String name) {
        Warnings warnings = new Warnings(Logger.getLogger(name));
        warnings.log.addHandler(warnings);
        return warnings;
    }

    List<String> heard() {
        return List.copyOf(heard);
    }

    @Override
    public void publish(LogRecord said) {
        heard.add(said.getMessage());
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
        log.removeHandler(this);
    }
}
