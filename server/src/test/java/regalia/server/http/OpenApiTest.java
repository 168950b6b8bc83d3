package regalia.server.http;

import org.junit.jupiter.api.Test;

class OpenApiTest {

    @Test
    void theDocumentOfTheSampleIsSound() {
        SoundApi.check(Sample.all());
    }

    @Test
    void theDocumentIsServedAsItStands() throws Exception {
        try (Sample sample = new Sample(Limits.usual(), false)) {
            org.junit.jupiter.api.Assertions.assertEquals(
                    regalia.codec.Json.write(OpenApi.document(Door.withDocument(Sample.all()))),
                    sample.send("GET", "/openapi.json", "").body());
        }
    }
}
