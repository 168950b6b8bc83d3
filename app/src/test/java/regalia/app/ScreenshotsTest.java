package regalia.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.app.shots.Studio;
import regalia.codec.Json;
import regalia.kernel.Unusable;

class ScreenshotsTest {

    @TempDir
    private Path folder;

    private static int colours(BufferedImage image) {
        Set<Integer> all = new HashSet<>();
        for (int x = 0; x < image.getWidth(); x += 3)
            for (int y = 0; y < image.getHeight(); y += 3) all.add(image.getRGB(x, y));
        return all.size();
    }

    @Test
    void aBoardIsPicturedAtAllSizesInBothThemes() throws IOException {
        String out = folder.resolve("new").toString();
        JsonNode report = Json.tree(Run.of("screenshots", "--out", out, "--game", "lord", "--moment", "start", "--json")
                .good()
                .out());
        assertEquals(6, report.get("pictures").size());
        assertEquals(0, report.get("troubles").size());
        for (JsonNode picture : report.get("pictures")) {
            Path file = Path.of(out, picture.get("file").textValue());
            BufferedImage image = ImageIO.read(file.toFile());
            assertEquals(picture.get("width").intValue(), image.getWidth());
            assertEquals(picture.get("height").intValue(), image.getHeight());
            assertTrue(colours(image) > 500, file + " is nearly blank");
        }
        BufferedImage light =
                ImageIO.read(Path.of(out, "lord-start-1440-light.png").toFile());
        BufferedImage dark =
                ImageIO.read(Path.of(out, "lord-start-1440-dark.png").toFile());
        assertEquals(1440, light.getWidth());
        assertNotEquals(light.getRGB(5, 5), dark.getRGB(5, 5));
    }

    @Test
    void whatCannotBePicturedIsToldInASentence() throws IOException {
        Run.of("screenshots").refusedSaying("--out");
        String out = folder.toString();
        Run.of("screenshots", "--out", out, "--game", "chess").refusedSaying("there is no game 'chess'");
        Run.of("screenshots", "--out", out, "--moment", "noon")
                .refused("there is no moment 'noon'; there is rules, start, middle, end, over");
        Path file = Files.writeString(folder.resolve("file"), "");
        Run.of("screenshots", "--out", file.toString()).refused(file + ": this can't be a folder for pictures");
    }

    @Test
    void withoutABrowserItSaysWhatToInstall() {
        Unusable missing = assertThrows(Unusable.class, () -> Studio.open(folder.toString()));
        assertEquals(
                "pictures need a browser: install Chromium, so that 'chromium' is on the PATH", missing.getMessage());
    }
}
