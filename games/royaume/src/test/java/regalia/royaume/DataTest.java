package regalia.royaume;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.codec.DataFiles;
import regalia.kernel.Data;
import regalia.kernel.Rule;
import regalia.kernel.Unusable;

/** The data files: what is wrong in one is told with line and field. */
class DataTest {

    private static String text(String file) {
        try (InputStream in = Royaume.class.getResourceAsStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Class<? extends Data> type(String file) {
        return switch (file) {
            case "tiles.yaml" -> TileBox.class;
            case "tales.yaml" -> TaleBook.class;
            case "events.yaml" -> EventDeck.class;
            default -> BardBox.class;
        };
    }

    private static void refuses(String file, String from, String to, String told) {
        String changed = text(file).replace(from, to);
        assertNotEquals(text(file), changed);
        Unusable unusable = assertThrows(Unusable.class, () -> DataFiles.parse(file, changed, type(file)));
        String sentence = String.valueOf(unusable.getMessage());
        assertTrue(sentence.startsWith(file), sentence);
        for (String part : told.split("~", -1)) assertTrue(sentence.contains(part), sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "woodcutter: 2 | woodcutter: 0 | line 6~copies.woodcutter~must have 1 to 3",
                "woodcutter: 2 | woodcutter: 4 | line 6~copies.woodcutter~must have 1 to 3",
                "woodcutter: 2 | woodcutter: 3 | copies~must have 4 characters of colour green, not 5",
                "herbalist: 2 | herbalist: 1 | copies~must have 4 characters of colour green, not 3",
                "werewolf: 1 | werewolf: 2 | copies.werewolf~must have 1 of werewolf, not 2",
                "forest: 3 | forest: 2 | copies.forest~must have 3 of forest, not 2",
                "sawmill: 2 | sawmill: 3 | copies.sawmill~must have 2 of sawmill, not 3",
                "greenCastle: 1 | greenCastle: 0 | copies.greenCastle~must have 1 of greenCastle, not 0",
                "blackCastle: 1 | blackCastle: 2 | copies.blackCastle~must have 1 of blackCastle",
                "dragon: 1 | '' | copies~must have 1 of dragon, not 0",
                "dragon: 1 | griffin: 1 | griffin",
            })
    @Rule({"ROY-1", "ROY-4"})
    void aBoxOfOtherTilesIsRefused(String from, String to, String told) {
        refuses("tiles.yaml", from, to.replace("''", ""), told);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[woodcutter, farmer] | [woodcutter, woodcutter] | tales.loveGreen.characters~two different characters",
                "[woodcutter, farmer] | [woodcutter] | line 6~tales.loveGreen.characters~two different characters",
                "[woodcutter, farmer] | [woodcutter, dragon] | tales.loveGreen.characters[1]~must be a character",
                "terrain: borderPost, workshop: mill | terrain: mill, workshop: mill | tales.loveGreen.terrain~must be a terrain",
                "terrain: borderPost, workshop: mill | terrain: borderPost, workshop: forest | loveGreen.workshop~must be a workshop",
                "[woodcutter, farmer] | [herbalist, farmer] | must want the woodcutter on 3 tales, not on 2",
                "terrain: borderPost, workshop: mill | terrain: forest, workshop: mill | must want the forest on 3 tales, not on 4",
                "loveGreen: | loveOrange: | loveOrange",
            })
    @Rule("ROY-5")
    void aBookOfTalesThatDoesNotComeOutEvenIsRefused(String from, String to, String told) {
        refuses("tales.yaml", from, to, told);
    }

    @Test
    @Rule({"ROY-3", "ROY-5"})
    void aMissingTaleIsNoticed() {
        refuses(
                "tales.yaml",
                "  loveRed: {characters: [sentry, vintner], terrain: wheatfield, workshop: winepress}\n",
                "",
                "tales~must have the tale loveRed");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "- mission-forge$ | - mission-mill$ | events~stands there twice",
                "- mission-forge$ | #$ | events~must be 36 events, but are 35",
                "- mission-forge$ | - mission-anvil$ | line~events[13]~an event is",
                "- monster-dragon | - monster-mill | events[3]~an event is",
                "- monster-dragon | - dragon | events[3]~an event is",
                "- territory-red | - territory-orange | events[8]~an event is",
                "- mission-forest-sawmill | - mission-forest-forest | an event is",
                "- mission-forest-sawmill | - mission-forest-sawmill-mill | an event is",
            })
    @Rule("ROY-6")
    void aDeckOfOtherEventsIsRefused(String from, String to, String told) {
        refuses("events.yaml", from.replace("$", "\n"), to.replace("$", "\n"), told);
    }

    @Test
    @Rule("ROY-6")
    void missionsMustBeTheMajority() {
        StringBuilder half = new StringBuilder("events:\n");
        for (Colour colour : Colour.values())
            half.append("  - ").append(Event.monster(colour)).append('\n');
        for (Colour colour : Colour.values())
            half.append("  - ").append(Event.territory(colour)).append('\n');
        String few = half + "  - mission-mill\n".repeat(10);
        Unusable unusable = assertThrows(Unusable.class, () -> DataFiles.parse("events.yaml", few, EventDeck.class));
        assertTrue(String.valueOf(unusable.getMessage()).contains("events"));
        assertTrue(new EventDeck(List.of(Event.monster(Colour.RED), Event.mission(Tile.MILL)))
                .check().stream().anyMatch(flaw -> flaw.constraint().contains("missions for the most part")));
        assertTrue(
                new EventDeck(List.of(Event.monster(Colour.RED), Event.mission(Tile.MILL), Event.mission(Tile.FORGE)))
                        .check().stream().noneMatch(flaw -> flaw.constraint().contains("missions for the most part")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cards: {lute: 4 | cards: {lute: 5 | line 4~cards~must be 16 together, but are 17",
                "tokens: {lute: 12 | tokens: {lute: 11 | line 5~tokens~must be 48 together, but are 47",
                "cards: {lute: 4, flute: 4 | cards: {lute: 8, flute: 0 | cards~must have some of flute",
            })
    @Rule("ROY-7")
    void otherNumbersOfCardsAndTokensAreRefused(String from, String to, String told) {
        refuses("bard.yaml", from, to, told);
    }

    @Test
    @Rule({"ROY-4", "ROY-8"})
    void aBoxOfOnesOwnIsPlayedWith() {
        String own =
                text("tiles.yaml").replace("woodcutter: 2", "woodcutter: 3").replace("herbalist: 2", "herbalist: 1");
        TileBox box = DataFiles.parse("own.yaml", own, TileBox.class);
        Scene scene = new Scene(2, Map.of("tiles", box, "first", 0));
        assertEquals(2, Tiles.count(scene.state.deck, Tile.WOODCUTTER.ordinal()));
        assertEquals(0, Tiles.count(scene.state.deck, Tile.HERBALIST.ordinal()));
    }

    @Test
    @Rule("ROY-6")
    void anEventIsReadAsItIsWritten() {
        for (Event event : Box.EVENTS.events()) assertEquals(event, Event.parse(event.toString()));
        assertEquals(
                "mission-woodcutter-wheatfield",
                Event.mission(Tile.WOODCUTTER, Tile.WHEATFIELD).toString());
        assertEquals("event--1", new Event(-1).toString());
        assertEquals(Event.Kind.TERRITORY, Event.parse("territory-green").kind());
        assertEquals(Event.Kind.MONSTER, Event.parse("monster-witch").kind());
    }
}
