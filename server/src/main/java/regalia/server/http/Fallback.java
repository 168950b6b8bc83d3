package regalia.server.http;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import regalia.codec.Json;

/** What Jetty itself refuses, before any route is asked, is a problem like any other. */
final class Fallback extends ErrorHandler {

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        int status = response.getStatus() < 400 ? 500 : response.getStatus();
        Headers.set("/api/", (name, value) -> response.getHeaders().put(name, value));
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, Problem.MEDIA);
        response.setStatus(status);
        Content.Sink.write(response, true, Json.write(Problem.of(status)), callback);
        return true;
    }
}
