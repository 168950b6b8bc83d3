package regalia.royaume;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import regalia.kernel.Data;
import regalia.kernel.Named;
import regalia.kernel.Rule;

/** What the tales want beside their castle. Each kind of character, terrain and workshop stands on exactly three of them. */
@Rule({"ROY-3", "ROY-5"})
public record TaleBook(Map<Tale, Wants> tales) implements Data {

    private static final int APPEARANCES = 3;

    /** Two characters, a terrain and a workshop. */
    public record Wants(List<Tile> characters, Tile terrain, Tile workshop) {}

    /** The elements of a tale as tile numbers: both characters, terrain, workshop, castle. */
    int[] elements(Tale tale) {
        Wants wants = tales.get(tale);
        if (wants == null) throw new IllegalStateException("unchecked tales: no " + tale);
        return new int[] {
            wants.characters.get(0).ordinal(),
            wants.characters.get(1).ordinal(),
            wants.terrain.ordinal(),
            wants.workshop.ordinal(),
            tale.castle().ordinal()
        };
    }

    @Override
    public List<Flaw> check() {
        List<Flaw> flaws = new ArrayList<>();
        int[] stands = new int[Tile.COUNT];
        for (Tale tale : Tale.values()) {
            Wants wants = tales.get(tale);
            if (wants == null) flaws.add(new Flaw("tales", "must have the tale " + Named.word(tale)));
            else check("tales." + Named.word(tale), wants, stands, flaws);
        }
        if (!flaws.isEmpty()) return flaws;
        for (Tile tile : Tile.values()) {
            boolean wanted = tile.role() != Role.MONSTER && tile.role() != Role.CASTLE;
            if (wanted && stands[tile.ordinal()] != APPEARANCES)
                flaws.add(new Flaw(
                        "tales",
                        "must want the " + Named.word(tile) + " on 3 tales, not on " + stands[tile.ordinal()]));
        }
        return flaws;
    }

    private static void check(String field, Wants wants, int[] stands, List<Flaw> flaws) {
        List<Tile> characters = wants.characters;
        if (characters.size() != 2 || characters.get(0) == characters.get(1))
            flaws.add(new Flaw(field + ".characters", "must be two different characters"));
        for (int i = 0; i < characters.size(); i++)
            check(field + ".characters[" + i + "]", characters.get(i), Role.CHARACTER, stands, flaws);
        check(field + ".terrain", wants.terrain, Role.TERRAIN, stands, flaws);
        check(field + ".workshop", wants.workshop, Role.WORKSHOP, stands, flaws);
    }

    private static void check(String field, Tile tile, Role role, int[] stands, List<Flaw> flaws) {
        stands[tile.ordinal()]++;
        if (tile.role() != role) flaws.add(new Flaw(field, "must be a " + Named.word(role)));
    }
}
