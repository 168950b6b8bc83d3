package regalia.royaume;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import regalia.kernel.Data;
import regalia.kernel.Named;
import regalia.kernel.Rule;

/** The kingdom tiles in the box: how many copies of each kind. Fixed by the rulebook are their numbers by colour and role. */
@Rule({"ROY-1", "ROY-4"})
public record TileBox(Map<Tile, Integer> copies) implements Data {

    static final int SIZE = 56;
    private static final int MOST = 3;

    /** All tiles as a heap. */
    long heap() {
        long heap = 0;
        for (Tile tile : Tile.values()) heap += Tiles.one(tile.ordinal()) * of(tile);
        return heap;
    }

    private int of(Tile tile) {
        return copies.getOrDefault(tile, 0);
    }

    @Override
    public List<Flaw> check() {
        List<Flaw> flaws = new ArrayList<>();
        for (Tile tile : Tile.values()) check(tile, flaws);
        if (!flaws.isEmpty()) return flaws;
        for (Colour colour : Colour.values()) {
            int characters = 0;
            for (Tile tile : Tile.values())
                if (tile.role() == Role.CHARACTER && Tile.colour(tile.ordinal()) == colour.ordinal())
                    characters += of(tile);
            if (characters != 4)
                flaws.add(new Flaw(
                        "copies", "must have 4 characters of colour " + Named.word(colour) + ", not " + characters));
        }
        return flaws;
    }

    private void check(Tile tile, List<Flaw> flaws) {
        int number = of(tile);
        String field = copies.containsKey(tile) ? "copies." + Named.word(tile) : "copies";
        switch (tile.role()) {
            case CHARACTER -> {
                if (number < 1 || number > MOST)
                    flaws.add(new Flaw(field, "must have 1 to 3 of the character " + Named.word(tile)));
            }
            case MONSTER, CASTLE -> exactly(tile, 1, number, field, flaws);
            case TERRAIN -> exactly(tile, 3, number, field, flaws);
            case WORKSHOP -> exactly(tile, 2, number, field, flaws);
        }
    }

    private static void exactly(Tile tile, int wanted, int number, String field, List<Flaw> flaws) {
        if (number != wanted)
            flaws.add(new Flaw(field, "must have " + wanted + " of " + Named.word(tile) + ", not " + number));
    }
}
