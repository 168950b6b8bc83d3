package regalia.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;

/** Who only asks whether something is there, as those do who watch over servers, hears the truth about it. */
class HeadTest {

    private static void answers(Sample sample, int status, String path) throws Exception {
        HttpResponse<String> response = sample.send("HEAD", path, "");
        assertEquals(status, response.statusCode(), path);
        assertEquals("", response.body());
    }

    @Test
    void whatIsToldWithoutItsBodyIsTheSame() throws Exception {
        try (Sample sample = new Sample(Limits.usual(), false)) {
            answers(sample, 200, "/api/hello/a");
            answers(sample, 200, "/openapi.json");
            answers(sample, 400, "/api/hello/a?after=x");
            answers(sample, 401, "/api/mine");
            answers(sample, 500, "/api/bug");
            answers(sample, 404, "/nowhere");
            assertEquals(6, sample.heard.size(), "they are seen like all others");
            assertEquals(
                    sample.send("GET", "/api/hello/a", "").headers().firstValue("Content-Type"),
                    sample.send("HEAD", "/api/hello/a", "").headers().firstValue("Content-Type"));
        }
    }

    @Test
    void linesAndConnectionsAreNotBegunForIt() throws Exception {
        try (Sample sample = new Sample(Limits.usual(), false)) {
            answers(sample, 405, "/api/lines");
            answers(sample, 405, "/api/talk/5");
            answers(sample, 405, "/api/greet");
        }
    }
}
