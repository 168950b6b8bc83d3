package regalia.app.shots;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import regalia.codec.Json;

/** The browser's DevTools protocol: calls with their answers, and the errors that its pages tell of. */
final class Devtools implements WebSocket.Listener {

    private static final int PATIENCE_SECONDS = 60;

    private final HttpClient client = HttpClient.newHttpClient();
    private final StringBuilder text = new StringBuilder();
    private final AtomicInteger calls = new AtomicInteger();
    private final Map<Integer, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
    private final List<String> troubles = new CopyOnWriteArrayList<>();
    private final CompletableFuture<WebSocket> socket = new CompletableFuture<>();

    private Devtools() {}

    static Devtools connect(String address) {
        Devtools devtools = new Devtools();
        devtools.socket.complete(devtools.client
                .newWebSocketBuilder()
                .buildAsync(URI.create(address), devtools)
                .join());
        return devtools;
    }

    static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    /** What went wrong in the pages so far. */
    List<String> troubles() {
        return List.copyOf(troubles);
    }

    /**
     * Asks for something and waits for it.
     *
     * @param session of a tab; empty for the browser itself
     */
    JsonNode call(String session, String method, ObjectNode parameters) {
        int id = calls.incrementAndGet();
        ObjectNode request = object().put("id", id).put("method", method);
        if (!session.isEmpty()) request.put("sessionId", session);
        request.set("params", parameters);
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        waiting.put(id, answer);
        socket.join().sendText(request.toString(), true).join();
        try {
            return answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException late) {
            throw new Unseen("the browser did not answer to " + method + " within " + PATIENCE_SECONDS + " s");
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof Unseen why ? why : new IllegalStateException(method, failed);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new Unseen("interrupted");
        } finally {
            waiting.remove(id);
        }
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
        text.append(part);
        if (last) {
            JsonNode message = Json.tree(text.toString());
            text.setLength(0);
            if (message.has("id")) answered(message);
            else happened(message.path("method").asText(), message.path("params"));
        }
        from.request(1);
        return CompletableFuture.completedStage(null);
    }

    private void answered(JsonNode message) {
        CompletableFuture<JsonNode> answer = waiting.get(message.get("id").intValue());
        if (answer == null) return;
        JsonNode error = message.get("error");
        if (error == null) answer.complete(message.path("result"));
        else
            answer.completeExceptionally(
                    new Unseen("the browser refused: " + error.path("message").asText()));
    }

    private void happened(String event, JsonNode what) {
        switch (event) {
            case "Runtime.exceptionThrown" -> {
                JsonNode details = what.path("exceptionDetails");
                troubles.add(details.path("exception")
                        .path("description")
                        .asText(details.path("text").asText()));
            }
            case "Log.entryAdded" -> {
                JsonNode entry = what.path("entry");
                if (entry.path("level").asText().equals("error"))
                    troubles.add((entry.path("text").asText() + " "
                                    + entry.path("url").asText())
                            .trim());
            }
            default -> {}
        }
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        broken("the browser hung up");
        return CompletableFuture.completedStage(null);
    }

    @Override
    public void onError(WebSocket from, Throwable problem) {
        broken("the connection to the browser broke");
    }

    private void broken(String sentence) {
        waiting.values().forEach(answer -> answer.completeExceptionally(new Unseen(sentence)));
    }

    /** Ends the browser. */
    void end() {
        String request = object().put("id", calls.incrementAndGet())
                .put("method", "Browser.close")
                .toString();
        socket.join().sendText(request, true).join();
        client.close();
    }
}
