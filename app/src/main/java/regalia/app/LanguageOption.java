package regalia.app;

import picocli.CommandLine.Option;
import regalia.catalog.Language;

/** The language that a command speaks. */
final class LanguageOption {

    @Option(names = "--lang", paramLabel = "LANG", defaultValue = "en", description = "en or fr (standard: en).")
    private String language = "";

    Language value() {
        return Language.of(language);
    }
}
