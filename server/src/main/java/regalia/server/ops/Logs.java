package regalia.server.ops;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Map;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.StreamHandler;
import org.jspecify.annotations.Nullable;
import regalia.codec.Json;

/** The log: one JSON object on each line. What a library says of its own accord is kept short, for it may quote a request. */
public final class Logs {

    private static final int LONGEST = 500;
    private static final int FRAMES = 20;

    /**
     * They tell of each connection, Jetty's parser of what strangers sent, and Javalin that it could not start, which whoever wanted it
     * to says better. PostgreSQL's driver tells of each word to the server, and Java of the cryptography it uses and of its own end.
     * Kept here, for loggers are forgotten else.
     */
    private static final Map<Logger, Level> QUIET = Map.of(
            Logger.getLogger("org.eclipse.jetty"), Level.WARNING,
            Logger.getLogger("org.eclipse.jetty.http"), Level.SEVERE,
            Logger.getLogger("io.javalin"), Level.WARNING,
            Logger.getLogger("io.javalin.Javalin"), Level.OFF,
            Logger.getLogger("org.flywaydb"), Level.WARNING,
            Logger.getLogger("org.postgresql"), Level.WARNING,
            Logger.getLogger("jdk.event"), Level.WARNING,
            Logger.getLogger("java.lang.Runtime"), Level.WARNING,
            Logger.getLogger("com.zaxxer"), Level.WARNING);

    private Logs() {}

    /** From now on everything that is logged in this process goes there, and nowhere else. */
    public static void to(OutputStream out, Level level) {
        LogManager.getLogManager().reset();
        Logger root = Logger.getLogger("");
        root.setLevel(level);
        Handler handler = new StreamHandler(out, new Lines()) {
            @Override
            public synchronized void publish(LogRecord record) {
                super.publish(record);
                flush();
            }
        };
        handler.setLevel(level);
        root.addHandler(handler);
        QUIET.forEach((logger, least) -> logger.setLevel(least));
    }

    /** A record whose only parameter is a map has the map's entries as fields of its own. */
    private static final class Lines extends Formatter {

        @Override
        public String format(LogRecord record) {
            ObjectNode line = JsonNodeFactory.instance.objectNode();
            line.put("time", record.getInstant().toString());
            line.put("level", record.getLevel().getName().toLowerCase(Locale.ROOT));
            line.put("logger", record.getLoggerName());
            boolean ours = String.valueOf(record.getLoggerName()).startsWith("regalia");
            line.put("message", cut(formatMessage(record)));
            @Nullable Object[] fields = record.getParameters();
            if (fields != null && fields.length == 1 && fields[0] instanceof Map<?, ?> map)
                map.forEach((name, value) -> {
                    if (value instanceof Number number) line.put(String.valueOf(name), number.longValue());
                    else line.put(String.valueOf(name), cut(String.valueOf(value)));
                });
            @Nullable Throwable thrown = record.getThrown();
            if (thrown != null) line.put("thrown", trace(thrown, ours));
            return Json.write(line) + "\n";
        }

        /** Where it happened. What an exception says may hold anything, a row of the database too, so only our own words are quoted. */
        private static String trace(Throwable thrown, boolean ours) {
            StringBuilder text = new StringBuilder(thrown.getClass().getName());
            boolean say = ours
                    && thrown.getCause() == null
                    && thrown.getStackTrace().length > 0
                    && thrown.getStackTrace()[0].getClassName().startsWith("regalia");
            if (say && thrown.getMessage() != null) text.append(": ").append(cut(thrown.getMessage()));
            StackTraceElement[] frames = thrown.getStackTrace();
            for (int i = 0; i < Math.min(FRAMES, frames.length); i++)
                text.append(" at ").append(frames[i]);
            @Nullable Throwable cause = thrown.getCause();
            if (cause != null) text.append(" because of ").append(trace(cause, ours));
            return text.toString();
        }

        private static String cut(@Nullable String text) {
            if (text == null) return "";
            return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
        }
    }
}
