package regalia.minister;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.codec.DataFiles;
import regalia.kernel.Data;
import regalia.kernel.Options;
import regalia.kernel.Rule;
import regalia.kernel.Unusable;
import regalia.minister.Board.Stop;

/** The board that comes with the game, and the check of those that people type in. */
class BoardTest {

    private static final Board STANDARD = DataFiles.resource(Minister.class, "board.yaml", Board.class);

    static String standard() {
        try (InputStream in = Minister.class.getResourceAsStream("board.yaml")) {
            if (in == null) throw new IllegalStateException("board.yaml is missing");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 | SECTOR_1 | 4 | []        | []",
                "1 | LOCAL_COUNCIL | 3 | [2, 4, 6] | [1, 2]",
                "2 | INFLUENCE_1 | 1 | [3, 5]    | []",
                "3 | SECTOR_2 | 8 | [1, 3, 5] | []",
                "4 | COMMITTEE | 3 | [2, 6]    | [1, 2, 3]",
                "5 | RADIO | 0 | [4, 5]    | []",
                "6 | PARTY_CONGRESS | 3 | [1, 3, 6] | [1, 2, 3]",
                "7 | SECTOR_3 | 4 | [1, 6]    | []",
                "8 | PARLIAMENT | 3 | [1, 2, 5] | [1, 2, 3]",
                "9 | INFLUENCE_2 | 1 | [3, 4]    | []",
                "10 | FACTION_BENCH | 2 | [2, 5]  | [1, 2]",
                "11 | NEWSPAPER | 0 | [1, 4, 6] | []",
                "12 | FRONT_BENCH | 2 | [3, 6]    | []",
                "13 | TELEVISION | 0 | [2, 5]    | []",
                "14 | OPINION | 0 | [1, 4]    | []",
            })
    @Rule({"MIN-2", "MIN-3"})
    void theTrackIsThatOfTheSheet(int index, Zone zone, int spaces, String barrier, String soup) {
        Stop stop = STANDARD.track().get(index);
        assertEquals(zone, stop.zone());
        assertEquals(spaces, stop.spaces().orElse(0));
        assertEquals(barrier, stop.barrier().toString());
        assertEquals(soup, stop.soup().toString());
        assertEquals(15, STANDARD.track().size());
    }

    @Test
    @Rule({"MIN-2", "MIN-4"})
    void arrowAndSpiralAreThoseOfTheSheet() {
        assertEquals(Zone.TELEVISION, STANDARD.redArrow());
        assertEquals(12, STANDARD.spiral().start(3));
        assertEquals(16, STANDARD.spiral().start(4));
        assertEquals(List.of(13, 10, 6), STANDARD.spiral().influence());
        assertEquals(List.of(14, 8, 4, 2), STANDARD.spiral().chancellor());
        assertEquals(List.of(), STANDARD.check());
        assertEquals(List.of(), Open.OTHER.check());
    }

    /** The number of the first line that holds a text. */
    private static int line(String text, String part) {
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) if (lines.get(i).contains(part)) return i + 1;
        throw new IllegalArgumentException("no " + part);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "sector1,       spaces: 4 | sector1,       spaces: 5 | track[0].spaces | must be 4",
                "sector2,       spaces: 8 | sector2,       spaces: 7 | track[3].spaces | must be 8",
                "sector3,       spaces: 4 | sector3,       spaces: 3 | track[7].spaces | must be 4",
                "influence1,    spaces: 1 | influence1,    spaces: 2 | track[2].spaces | must be 1",
                "influence2,    spaces: 1 | influence2,    spaces: 0 | track[9].spaces | must be 1",
                "committee,     spaces: 3 | committee,     spaces: 7 | track[4].spaces | between 1 and 6",
                "frontBench,    spaces: 2 | frontBench,    spaces: 0 | track[12].spaces | between 1 and 6",
                "frontBench,    spaces: 2, | frontBench, | track[12].spaces | between 1 and 6",
                "radio,         | radio, spaces: 9, | track[5].spaces | must be left out",
                "opinion,       | opinion, spaces: 9, | track[14].spaces | must be left out",
                "barrier: [],        | barrier: [1],  | track[0].barrier | must be empty",
                "barrier: [2, 6], | barrier: [], | track[4].barrier | nobody could reach",
                "barrier: [2, 6], | barrier: [2, 7], | track[4].barrier[1] | between 1 and 6",
                "barrier: [2, 6], | barrier: [0, 6], | track[4].barrier[0] | between 1 and 6",
                "barrier: [2, 6], | barrier: [2, 2], | track[4].barrier[1] | twice",
                "barrier: [1, 6], | barrier: [1, 5], | track[7].barrier | 1 and 6",
                "barrier: [1, 2, 5], | barrier: [1, 2], | track[8].barrier | 1, 2 and 5",
                "barrier: [1, 4],  | barrier: [4, 5, 6], | track[14].barrier | time could stand still",
                "soup: [1, 2]} | soup: [1, 4]} | track[1].soup[1] | between 1 and 3",
                "soup: [1, 2]} | soup: [0, 1]} | track[1].soup[0] | between 1 and 3",
                "soup: [1, 2]} | soup: [1, 1]} | track[1].soup[1] | twice",
                "barrier: [4, 5],    soup: [] | barrier: [4, 5],    soup: [1] | track[5].soup | only ordinary zones",
                "zone: frontBench, | zone: committee, | track[12].zone | committee already",
                "zone: committee, | zone: commitee, | track[4].zone | none of",
                "redArrow: television | redArrow: sector1 | redArrow | behind the first",
                "redArrow: television | redArrow: townHall | redArrow | behind the first",
                "threePlayers: 12 | threePlayers: 0 | spiral.threePlayers | between 1 and 60",
                "fourPlayers: 16 | fourPlayers: 61 | spiral.fourPlayers | between 1 and 60",
                "influence: [13, | influence: [17, | spiral.influence[0] | between 1 and 16",
                "chancellor: [14, 8, 4, 2] | chancellor: [14, 8, 4, 0] | spiral.chancellor[3] | between 1 and 16",
                "chancellor: [14, 8, 4, 2] | chancellor: [14, 8, 8, 2] | spiral.chancellor[2] | twice",
                "chancellor: [14, 8, 4, 2] | chancellor: [14, 6, 4, 2] | spiral.chancellor[1] | influence step already",
            })
    @Rule({"MIN-2", "MIN-3", "MIN-4"})
    void aFaultInADataFileIsNamedWithLineAndField(String old, String wrong, String field, String reason) {
        String text = standard();
        int line = line(text, old);
        String broken = text.substring(0, text.indexOf(old)) + wrong + text.substring(text.indexOf(old) + old.length());
        Unusable fault = assertThrows(Unusable.class, () -> DataFiles.parse("own.yaml", broken, Board.class));
        for (String part : List.of("own.yaml, line " + line + ", " + field + ": ", reason))
            assertTrue(String.valueOf(fault.getMessage()).contains(part), fault.getMessage() + " lacks " + part);
    }

    private static String without(String zone) {
        return standard().replaceAll("(?m)^  - \\{zone: " + zone + ",.*\\n", "");
    }

    @ParameterizedTest
    @ValueSource(strings = {"sector2", "influence1", "influence2", "radio", "newspaper", "television"})
    @Rule({"MIN-2", "MIN-3"})
    void everySpecialZoneIsNeeded(String zone) {
        String text = without(zone).replace("redArrow: television", "redArrow: opinion");
        Unusable fault = assertThrows(Unusable.class, () -> DataFiles.parse("own.yaml", text, Board.class));
        assertTrue(String.valueOf(fault.getMessage()).endsWith("track: must have " + zone), fault.getMessage());
    }

    @ParameterizedTest
    @CsvSource({"sector1", "sector3", "opinion"})
    @Rule("MIN-3")
    void withoutAnEndOrASectorThereIsNoBoard(String zone) {
        assertThrows(Unusable.class, () -> DataFiles.parse("own.yaml", without(zone), Board.class));
    }

    /** The board with the names of two zones changed over. */
    private static Board swapped(Zone one, Zone other) {
        List<Stop> track = STANDARD.track().stream()
                .map(stop -> stop.zone() == one
                        ? new Stop(other, stop.spaces(), stop.barrier(), stop.soup())
                        : stop.zone() == other ? new Stop(one, stop.spaces(), stop.barrier(), stop.soup()) : stop)
                .toList();
        return new Board(track, STANDARD.redArrow(), STANDARD.spiral());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "INFLUENCE_1 | INFLUENCE_2 | track[2].zone | influence2 must come after influence1",
                "SECTOR_2 | SECTOR_3 | track[3].zone | sector3 must come after sector2",
                "SECTOR_1 | SECTOR_3 | track[0].zone | must be sector1: nobody could reach what lies before it",
                "FRONT_BENCH | OPINION | track[14].zone | must be opinion: it lies at the end",
            })
    @Rule("MIN-2")
    void theOrderOfTheSpecialZonesIsChecked(Zone one, Zone other, String field, String constraint) {
        List<Data.Flaw> flaws = swapped(one, other).check();
        assertTrue(flaws.contains(new Data.Flaw(field, constraint)), flaws.toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "redArrow: television | redArrow: localCouncil",
                "threePlayers: 12     | threePlayers: 1",
                "fourPlayers: 16      | fourPlayers: 60",
                "influence: [13, 10, 6] | influence: [16, 10, 1]",
                "influence: [13, 10, 6] | influence: []",
                "barrier: [1, 4],     | barrier: [1, 2, 3, 4, 6],",
                "barrier: [2, 6],     | barrier: [6, 1],",
                "frontBench,    spaces: 2 | frontBench,    spaces: 6",
                "frontBench,    spaces: 2 | frontBench,    spaces: 1",
                "barrier: [1, 6],     | barrier: [6, 1],",
            })
    @Rule({"MIN-2", "MIN-3", "MIN-4"})
    void whatIsJustWithinBoundsIsAccepted(String old, String other) {
        assertTrue(standard().contains(old));
        DataFiles.parse("own.yaml", standard().replace(old, other), Board.class);
    }

    @Test
    @Rule("MIN-3")
    void sectorThreeAtTheEndHasNoWayOutToCheck() {
        List<Stop> track = STANDARD.track().subList(0, 8);
        List<Data.Flaw> flaws = new Board(track, Zone.RADIO, STANDARD.spiral()).check();
        assertTrue(flaws.stream().allMatch(flaw -> flaw.constraint().startsWith("must have ")), flaws.toString());
        assertEquals(4, flaws.size());
    }

    @Test
    @Rule("MIN-3")
    void anOwnersBoardIsPlayedOn() {
        String text = standard()
                .replace(
                        "committee,     spaces: 3, barrier: [2, 6],    soup: [1, 2, 3]",
                        "senate, spaces: 6, barrier: [6, 3], soup: [6]");
        Board own = DataFiles.parse("own.yaml", text, Board.class);
        Scene scene = new Scene(3, Map.of("board", own)).roll(3);
        assertEquals(6, scene.legal(0).size());
        scene.advance(Scene.spot(Zone.SECTOR_2), Scene.spot(Zone.SENATE, 6));
        assertEquals(own, scene.rules.view(scene.state, 1).board());
        scene.roll(3)
                .refuses(
                        1,
                        new MinisterAction.Advance(Scene.spot(Zone.SECTOR_2), Scene.spot(Zone.COMMITTEE)),
                        "MIN-2",
                        "why.noSpot");
    }

    @Test
    @Rule("MIN-2")
    void aTrackHasAtMostFiftyFiveOrdinarySpaces() {
        assertEquals(List.of(), big(55).check());
        assertTrue(big(56).check().stream().anyMatch(flaw -> flaw.constraint().startsWith("has too many spaces")));
        Scene scene = new Scene(4, Map.of("board", big(55)));
        assertEquals(64, scene.rules.track.spots);
        assertEquals(64, scene.state.count.length);
    }

    /** The board with ordinary zones of up to six spaces each before Opinion, so many spaces in all. */
    private static Board big(int spaces) {
        List<Stop> track = new ArrayList<>(STANDARD.track());
        int left = spaces - 16;
        for (Zone zone : Zone.values()) {
            if (zone.ordinal() < Zone.TOWN_HALL.ordinal() || left <= 0) continue;
            int here = Math.min(6, left);
            left -= here;
            track.add(track.size() - 1, new Stop(zone, Optional.of(here), List.of(1, 2), List.of(here)));
        }
        return new Board(track, STANDARD.redArrow(), STANDARD.spiral());
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "track: []", "- 1", "", "track: 3"})
    void aFileThatHoldsSomethingElseIsRefused(String text) {
        assertThrows(Unusable.class, () -> DataFiles.parse("own.yaml", text, Board.class));
    }

    @Test
    @Rule("MIN-3")
    void theOptionWantsADataFile() {
        assertThrows(Unusable.class, () -> Options.complete(Scene.GAME.options(3), Map.of("board", "elsewhere")));
    }
}
