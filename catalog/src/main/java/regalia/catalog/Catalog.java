package regalia.catalog;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import regalia.codec.DataFiles;
import regalia.emblemes.Emblemes;
import regalia.emblemes.Rewards;
import regalia.kernel.Game;
import regalia.kernel.Unusable;
import regalia.lord.Deck;
import regalia.lord.Lord;
import regalia.minister.Board;
import regalia.minister.Minister;
import regalia.palace.Palace;
import regalia.royaume.BardBox;
import regalia.royaume.EventDeck;
import regalia.royaume.Royaume;
import regalia.royaume.TaleBook;
import regalia.royaume.TileBox;

/** The games on the shelf, one line each. A game is taken down, and its data file read, only when somebody asks for it. */
public final class Catalog {

    private static final Map<String, Supplier<Game<?, ?, ?>>> SHELF = new LinkedHashMap<>();
    private static final Map<String, Game<?, ?, ?>> TAKEN = new ConcurrentHashMap<>();

    static {
        SHELF.put("palace", Palace::new);
        SHELF.put(
                "royaume",
                () -> new Royaume(
                        DataFiles.resource(Royaume.class, "tiles.yaml", TileBox.class),
                        DataFiles.resource(Royaume.class, "tales.yaml", TaleBook.class),
                        DataFiles.resource(Royaume.class, "events.yaml", EventDeck.class),
                        DataFiles.resource(Royaume.class, "bard.yaml", BardBox.class)));
        SHELF.put("lord", () -> new Lord(DataFiles.resource(Lord.class, "deck.yaml", Deck.class)));
        SHELF.put("minister", () -> new Minister(DataFiles.resource(Minister.class, "board.yaml", Board.class)));
        SHELF.put("emblemes", () -> new Emblemes(DataFiles.resource(Emblemes.class, "rewards.yaml", Rewards.class)));
    }

    private Catalog() {}

    /** The ids of all games. */
    public static List<String> games() {
        return List.copyOf(SHELF.keySet());
    }

    public static Game<?, ?, ?> game(String id) {
        Supplier<Game<?, ?, ?>> box = SHELF.get(id);
        if (box == null)
            throw new Unusable("there is no game '" + id + "'; there is " + String.join(", ", SHELF.keySet()));
        return TAKEN.computeIfAbsent(id, _ -> box.get());
    }
}
