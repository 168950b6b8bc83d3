package regalia.server.http;

import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.io.EofException;
import org.jspecify.annotations.Nullable;
import regalia.codec.Json;
import regalia.kernel.Unusable;
import regalia.server.Declined;
import regalia.server.store.NotKept;
import regalia.server.store.Overloaded;

/** Makes a problem of whatever went wrong. */
final class Failures {

    private Failures() {}

    /** A refusal as it was meant, or what any other failure amounts to for the caller. */
    static Refused refusal(Throwable thrown, String request) {
        return switch (cause(thrown)) {
            case Refused refused -> refused;
            case Declined declined -> Refused.of(declined);
            case Unusable unusable -> Refused.unusable(String.valueOf(unusable.getMessage()));
            case HttpResponseException known -> new Refused(Problem.of(known.getStatus()));
            case EofException gone -> new Refused(Problem.of(400).because("The request ended too soon."));
            case IOException slow
            when isLate(slow) -> new Refused(Problem.of(408).because("Nothing came for too long."));
            case HttpException bad -> new Refused(Problem.of(bad.getCode()));
            case Overloaded full -> Refused.tooBusy(String.valueOf(full.getMessage()));
            case NotKept lost -> Refused.tooBusy("It could not be kept; nothing of it may be relied on.");
            default -> new Refused(Problem.of(500).request(request));
        };
    }

    static boolean isBug(Throwable thrown) {
        return switch (cause(thrown)) {
            case Refused refused -> false;
            case Declined declined -> false;
            case Unusable unusable -> false;
            case HttpResponseException known -> known.getStatus() >= 500;
            case EofException gone -> false;
            case IOException slow when isLate(slow) -> false;
            case Overloaded full -> false;
            case HttpException bad -> bad.getCode() >= 500;
            default -> true;
        };
    }

    /** Whether the other end has neither sent nor taken anything for so long that Jetty has given it up. */
    private static boolean isLate(IOException thrown) {
        return thrown.getCause() instanceof TimeoutException;
    }

    /** What really happened, out of the wrappings of futures, and of what writes where only unchecked exceptions may be thrown. */
    static Throwable cause(Throwable thrown) {
        @Nullable Throwable inner = thrown.getCause();
        boolean wrapped = thrown instanceof CompletionException
                || thrown instanceof ExecutionException
                || thrown instanceof UncheckedIOException;
        return wrapped && inner != null ? cause(inner) : thrown;
    }

    /** Writes the problem, unless the response has already begun: lines that end without their last one tell by themselves. */
    static void tell(Context context, Refused refused) throws IOException {
        if (context.res().isCommitted()) {
            context.outputStream().close();
            return;
        }
        context.res().resetBuffer();
        for (Map.Entry<String, String> header : refused.headers().entrySet())
            context.header(header.getKey(), header.getValue());
        context.status(refused.problem().status());
        // Before an upgrade nobody would write the result.
        if ("websocket".equalsIgnoreCase(context.header("Upgrade"))) {
            context.res().setContentType(Problem.MEDIA);
            context.res().getOutputStream().write(Json.write(refused.problem()).getBytes(StandardCharsets.UTF_8));
            return;
        }
        context.result(Json.write(refused.problem()));
        // A stream may have named its own kind already, whose charset would stay.
        context.res().setContentType(null);
        context.contentType(Problem.MEDIA);
    }

    static Optional<Throwable> bug(Throwable thrown) {
        return isBug(thrown) ? Optional.of(cause(thrown)) : Optional.empty();
    }
}
