package regalia.royaume;

import regalia.kernel.Message;
import regalia.kernel.Named;
import regalia.kernel.Rule;
import regalia.kernel.Unusable;
import regalia.kernel.Word;

/**
 * An event card, written {@code monster-dragon}, {@code territory-red}, {@code mission-mill} or
 * {@code mission-farmer-quarry}. Its number tells all that.
 */
@Word
@Rule({"ROY-6", "ROY-13"})
public record Event(int number) {

    /** What an event asks for. */
    public enum Kind {
        MONSTER,
        TERRITORY,
        MISSION
    }

    private static final int TERRITORY = Colour.COUNT;
    private static final int MISSION = TERRITORY + Colour.COUNT;
    private static final int EACH = 32;
    private static final int ALONE = EACH - 1;

    /** All numbers are below this. */
    static final int NUMBERS = MISSION + EACH * EACH;

    static Event monster(Colour colour) {
        return new Event(colour.ordinal());
    }

    static Event territory(Colour colour) {
        return new Event(TERRITORY + colour.ordinal());
    }

    static Event mission(Tile tile) {
        return new Event(MISSION + tile.ordinal() * EACH + ALONE);
    }

    static Event mission(Tile tile, Tile other) {
        return new Event(MISSION + tile.ordinal() * EACH + other.ordinal());
    }

    public Kind kind() {
        if (number >= MISSION) return Kind.MISSION;
        return number >= TERRITORY ? Kind.TERRITORY : Kind.MONSTER;
    }

    /** Of a monster or a territory. */
    Colour colour() {
        return Colour.of(number % Colour.COUNT);
    }

    private int tile() {
        return (number - MISSION) / EACH;
    }

    private int other() {
        return (number - MISSION) % EACH;
    }

    boolean isPair() {
        return kind() == Kind.MISSION && other() != ALONE;
    }

    /** The tiles of a mission, or the monster of a monster event. */
    long tiles() {
        return switch (kind()) {
            case MONSTER -> Tiles.one(Tile.monster(colour()).ordinal());
            case TERRITORY -> 0;
            case MISSION -> Tiles.one(tile()) + (isPair() ? Tiles.one(other()) : 0);
        };
    }

    static boolean exists(int number) {
        if (number < 0 || number >= NUMBERS) return false;
        if (number < MISSION) return true;
        Event event = new Event(number);
        return event.tile() < Tile.COUNT && event.tile() != event.other();
    }

    /** Reads what {@link #toString} writes. */
    public static Event parse(String word) {
        String[] parts = word.split("-", -1);
        try {
            if (parts.length == 2 && parts[0].equals("monster")) return monster(monsterColour(tile(parts[1]), word));
            if (parts.length == 2 && parts[0].equals("territory")) return territory(colour(parts[1], word));
            if (parts.length == 2 && parts[0].equals("mission")) return mission(tile(parts[1]));
            if (parts.length == 3 && parts[0].equals("mission") && !parts[1].equals(parts[2]))
                return mission(tile(parts[1]), tile(parts[2]));
        } catch (IllegalArgumentException unknown) {
            throw unknown(word);
        }
        throw unknown(word);
    }

    private static Unusable unknown(String word) {
        return new Unusable(
                "an event is monster-, territory- or mission- with a monster, a colour, or one or two different"
                        + " tiles, not '" + word + "'");
    }

    private static Tile tile(String word) {
        for (Tile tile : Tile.values()) if (Named.word(tile).equals(word)) return tile;
        throw new IllegalArgumentException(word);
    }

    private static Colour colour(String part, String word) {
        for (Colour colour : Colour.values()) if (Named.word(colour).equals(part)) return colour;
        throw unknown(word);
    }

    private static Colour monsterColour(Tile tile, String word) {
        if (tile.role() != Role.MONSTER) throw unknown(word);
        return Colour.of(Tile.colour(tile.ordinal()));
    }

    Message told() {
        return switch (kind()) {
            case MONSTER -> Message.of("card.eventMonster", Tile.monster(colour()));
            case TERRITORY -> Message.of("card.eventTerritory", colour());
            case MISSION ->
                isPair()
                        ? Message.of("card.eventPair", Tile.of(tile()), Tile.of(other()))
                        : Message.of("card.eventSingle", Tile.of(tile()));
        };
    }

    @Override
    public String toString() {
        if (!exists(number)) return "event-" + number;
        return switch (kind()) {
            case MONSTER -> "monster-" + Named.word(Tile.monster(colour()));
            case TERRITORY -> "territory-" + Named.word(colour());
            case MISSION ->
                "mission-" + Named.word(Tile.of(tile())) + (isPair() ? "-" + Named.word(Tile.of(other())) : "");
        };
    }
}
