package regalia.app.page;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Looks with axe-core for what keeps people out: contrast, names, roles, order. */
final class Axe {

    private static final String SCRIPT = script();

    private static final String RUN = """
            async () => (await axe.run(document, { resultTypes: ['violations'] })).violations.flatMap((fault) =>
              fault.nodes.map((node) => `${fault.id}: ${node.target.join(' ')}: ${node.failureSummary.replace(/\\s+/g, ' ')}`))""";

    private Axe() {}

    private static String script() {
        try (InputStream in = Objects.requireNonNull(Axe.class.getResourceAsStream("/axe.min.js"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Each fault that it finds on the page as it is now, with its place. */
    static List<String> faults(Page page) {
        page.evaluate(SCRIPT);
        return ((List<?>) page.evaluate(RUN)).stream().map(String::valueOf).toList();
    }
}
