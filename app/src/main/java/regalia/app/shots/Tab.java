package regalia.app.shots;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Base64;
import java.util.List;

/** One tab of the browser, which stands still: nothing moves in a picture. */
final class Tab {

    private static final int PATIENCE_SECONDS = 30;

    private final Devtools devtools;
    private final String session;

    private Tab(Devtools devtools, String session) {
        this.devtools = devtools;
        this.session = session;
    }

    static Tab open(Devtools devtools) {
        String own = devtools.call("", "Target.createBrowserContext", Devtools.object())
                .get("browserContextId")
                .textValue();
        ObjectNode wish = Devtools.object().put("url", "about:blank").put("browserContextId", own);
        String target =
                devtools.call("", "Target.createTarget", wish).get("targetId").textValue();
        ObjectNode attach = Devtools.object().put("targetId", target).put("flatten", true);
        Tab tab = new Tab(
                devtools,
                devtools.call("", "Target.attachToTarget", attach)
                        .get("sessionId")
                        .textValue());
        for (String domain : List.of("Page", "Runtime", "Log", "Network"))
            tab.call(domain + ".enable", Devtools.object());
        return tab;
    }

    private JsonNode call(String method, ObjectNode parameters) {
        return devtools.call(session, method, parameters);
    }

    List<String> troubles() {
        return devtools.troubles();
    }

    /** Lets this tab be who has that cookie. */
    void be(String address, String name, String value) {
        call(
                "Network.setCookie",
                Devtools.object().put("url", address).put("name", name).put("value", value));
        first("localStorage.setItem('known', 'yes')");
    }

    /** A script that runs before those of every page. */
    void first(String script) {
        call("Page.addScriptToEvaluateOnNewDocument", Devtools.object().put("source", script));
    }

    void size(Format format) {
        ObjectNode metrics = Devtools.object()
                .put("width", format.width())
                .put("height", format.height())
                .put("deviceScaleFactor", format.scale())
                .put("mobile", format.width() < Format.DESKTOP.width());
        call("Emulation.setDeviceMetricsOverride", metrics);
    }

    void light(Theme theme) {
        ObjectNode media = Devtools.object();
        ArrayNode features = media.putArray("features");
        features.addObject().put("name", "prefers-color-scheme").put("value", theme.word());
        features.addObject().put("name", "prefers-reduced-motion").put("value", "reduce");
        call("Emulation.setEmulatedMedia", media);
    }

    void go(String address) {
        JsonNode answer = call("Page.navigate", Devtools.object().put("url", address));
        if (answer.has("errorText"))
            throw new Unseen(address + ": " + answer.get("errorText").asText());
    }

    /** What an expression is, a promise being waited for. */
    JsonNode ask(String expression) {
        ObjectNode question = Devtools.object()
                .put("expression", expression)
                .put("awaitPromise", true)
                .put("returnByValue", true);
        JsonNode answer = call("Runtime.evaluate", question);
        if (answer.has("exceptionDetails"))
            throw new Unseen("the page refused " + expression + ": "
                    + answer.get("exceptionDetails")
                            .path("exception")
                            .path("description")
                            .asText());
        return answer.path("result").path("value");
    }

    /** Waits until something is so on the page that is open now. */
    void await(String condition) {
        String question = """
                new Promise((done) => {
                  const end = Date.now() + %d;
                  const look = () => {
                    let good = false;
                    try { good = Boolean(%s); } catch { }
                    if (good || Date.now() > end) done(good);
                    else setTimeout(look, 20);
                  };
                  look();
                })""".formatted(PATIENCE_SECONDS * 1000, condition);
        if (!ask(question).booleanValue())
            throw new Unseen(
                    "the page " + ask("location.pathname").asText() + " did not show what was awaited: " + condition);
    }

    /** The page as it is drawn now, as a PNG. */
    byte[] picture() {
        ask("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
        String encoded = call("Page.captureScreenshot", Devtools.object().put("format", "png"))
                .get("data")
                .textValue();
        return Base64.getDecoder().decode(encoded);
    }
}
