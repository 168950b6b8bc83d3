package regalia.emblemes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import regalia.kernel.Data;
import regalia.kernel.Named;
import regalia.kernel.Rule;

/**
 * The location cards: for each set and location a face for 3-4 players and a face for 5. The data file {@code rewards.yaml}
 * holds them, since most are reconstructed and an owner of the box may put in what is printed.
 */
@Rule({"EMB-2", "EMB-5"})
public record Rewards(Map<String, Map<Location, Faces>> sets) implements Data {

    static final List<String> SETS = List.of("A", "B", "C");

    /** A sum beyond this is a slip of the pen: the box holds 288 gold. */
    private static final int MOST_GOLD = 99;

    /** The two faces of a location card, the reward of rank 1 first. */
    public record Faces(List<Reward> few, List<Reward> five) {}

    /** The face that lies up with this many players. */
    List<Reward> face(String set, Location location, int seats) {
        Faces faces = faces(set, location);
        return seats == 5 ? faces.five : faces.few;
    }

    private Faces faces(String set, Location location) {
        Map<Location, Faces> locations = sets.get(set);
        Faces faces = locations == null ? null : locations.get(location);
        if (faces == null) throw new IllegalStateException("unchecked rewards: no " + location + " in set " + set);
        return faces;
    }

    @Override
    public List<Flaw> check() {
        List<Flaw> flaws = new ArrayList<>();
        for (String name : sets.keySet())
            if (!SETS.contains(name)) flaws.add(new Flaw("sets." + name, "is none of the sets A, B and C"));
        for (String name : SETS) {
            Map<Location, Faces> locations = sets.get(name);
            if (locations == null) flaws.add(new Flaw("sets", "must have set " + name));
            else check("sets." + name, locations, flaws);
        }
        return flaws;
    }

    private static void check(String set, Map<Location, Faces> locations, List<Flaw> flaws) {
        for (Location location : Location.values()) {
            Faces faces = locations.get(location);
            String word = Named.word(location);
            if (faces == null) flaws.add(new Flaw(set, "must have the " + word));
            else {
                check(set + "." + word + ".few", faces.few, 3, flaws);
                check(set + "." + word + ".five", faces.five, 4, flaws);
            }
        }
    }

    private static void check(String field, List<Reward> face, int ranks, List<Flaw> flaws) {
        if (face.size() != ranks)
            flaws.add(new Flaw(field, "must list " + ranks + " rewards, but lists " + face.size()));
        for (int rank = 0; rank < face.size(); rank++)
            if (face.get(rank).gold() < -MOST_GOLD || face.get(rank).gold() > MOST_GOLD)
                flaws.add(new Flaw(field + "[" + rank + "]", "must be between -" + MOST_GOLD + " and " + MOST_GOLD));
    }
}
