package regalia.app.shots;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** Takes the pictures of a page: each at all sizes, in both themes. */
final class Photographer {

    private static final List<Format> FORMATS = List.of(Format.DESKTOP, Format.TABLET, Format.PHONE);

    /** Everything that a picture needs is there, and nothing moves. */
    private static final String STILL = """
            document.fonts.status === 'loaded' && !document.querySelector('[aria-busy=true]')
              && [...document.images].every((one) => one.naturalWidth > 0 || one.getBoundingClientRect().top > innerHeight)
              && [...document.querySelectorAll('svg use')].every((one) => one.getBBox().width > 0 || !one.checkVisibility())
              && document.getAnimations().every((one) => one.playState !== 'running' || one.effect.getTiming().iterations === Infinity)""";

    private final Tab tab;
    private final String server;
    private final Path folder;
    private final Consumer<Shot> taken;
    private final List<Shot> all = new ArrayList<>();

    Photographer(Tab tab, String server, Path folder, Consumer<Shot> taken) {
        this.tab = tab;
        this.server = server;
        this.folder = folder;
        this.taken = taken;
    }

    List<Shot> all() {
        return List.copyOf(all);
    }

    /**
     * Takes six pictures of a page.
     *
     * @param shown a condition in the page's script that says when it is there
     */
    void take(String subject, String moment, String path, String shown) {
        for (Format format : FORMATS) {
            tab.size(format);
            tab.go(server + path);
            for (Theme theme : Theme.values()) {
                tab.light(theme);
                tab.await(STILL + " && " + shown);
                keep(subject, moment, format, theme);
            }
        }
    }

    private void keep(String subject, String moment, Format format, Theme theme) {
        String file = String.format(Locale.ROOT, "%s-%s-%d-%s.png", subject, moment, format.width(), theme.word());
        try {
            Files.write(folder.resolve(file), tab.picture());
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
        Shot shot = new Shot(
                file, subject, moment, theme, format.width() * format.scale(), format.height() * format.scale());
        all.add(shot);
        taken.accept(shot);
    }
}
