package regalia.catalog;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regalia.codec.DataFiles;
import regalia.kernel.Game;
import regalia.kernel.Option;
import regalia.kernel.Options;
import regalia.kernel.Unusable;

/** What a person asks for when a table is set up, checked. */
public final class Setup {

    private Setup() {}

    public static int seats(Game<?, ?, ?> game, int seats) {
        if (seats < game.fewestSeats() || seats > game.mostSeats())
            throw new Unusable(
                    game.id() + " is for " + game.fewestSeats() + " to " + game.mostSeats() + " players, not " + seats);
        return seats;
    }

    /** The options as a person writes them, {@code name=value}; a data file is named by its path. */
    public static Options options(Game<?, ?, ?> game, int seats, Map<String, String> written) {
        List<Option> options = game.options(seats);
        Map<String, Object> chosen = new LinkedHashMap<>(written);
        for (Option option : options) {
            String path = written.get(option.name());
            if (option instanceof Option.File file && path != null)
                chosen.put(file.name(), DataFiles.read(path(file.name(), path), file.type()));
        }
        return Options.complete(options, chosen);
    }

    private static Path path(String option, String path) {
        try {
            return Path.of(path);
        } catch (InvalidPathException no) {
            throw new Unusable("option " + option + " wants the path of a data file, not '" + path + "'");
        }
    }
}
