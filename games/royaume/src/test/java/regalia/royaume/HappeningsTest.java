package regalia.royaume;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.royaume.RoyaumeAction.DrawToken;
import regalia.royaume.RoyaumeAction.Give;

/** The events of a round. */
class HappeningsTest {

    private static final Event QUIET = Event.mission(Tile.PURPLE_CASTLE);

    /** The last choice of the first round is due; it brings nobody anything. */
    private static Scene scene(int seats, Event... events) {
        Scene scene = Scene.level(seats, Level.FULL);
        Event[] all = {QUIET, QUIET, QUIET, QUIET, QUIET, QUIET};
        System.arraycopy(events, 0, all, 0, events.length);
        scene.events(all).choosing(1, 5);
        for (int seat = 0; seat < seats; seat++)
            scene.hand(seat, "greenCastle vineyard").tales(seat, Tale.LOVE_RED, Tale.HEROIC_RED, Tale.MALEFIC_RED);
        return scene;
    }

    private static Scene resolve(Scene scene) {
        return scene.choose("greenCastle ".repeat(scene.rules.seats).trim());
    }

    @Test
    @Rule("ROY-13")
    void whoHasTheMonsterGivesAMarkerToAnother() {
        Scene scene = resolve(scene(3, Event.monster(Colour.RED)).kept(1, "dragon"));
        assertEquals(Stage.GIVE, scene.state.stage());
        assertEquals(List.of(new Give(0), new Give(2)), scene.legal(1));
        scene.refuses(1, new Give(1), "ROY-13", "why.ownMarker");
        scene.refuses(1, new Give(3), "ROY-13", "why.noSeat");
        scene.refuses(1, new Give(-1), "ROY-13", "why.noSeat");
        scene.refuses(0, new Give(2), "ROY-13", "why.notYourMonster");
        scene.act(1, new Give(2));
        assertEquals(1, scene.state.markers[2]);
        assertEquals(6, scene.count("log.resolve"));
        assertEquals(Stage.DISCARD_TALE, scene.state.stage());
    }

    @Test
    @Rule("ROY-13")
    void betweenTwoThereIsNothingToChoose() {
        Scene scene = resolve(scene(2, Event.monster(Colour.RED)).kept(0, "dragon"));
        assertEquals(1, scene.state.markers[1]);
        assertEquals(0, scene.state.markers[0]);
        assertEquals(Stage.DISCARD_TALE, scene.state.stage());
        scene = resolve(scene(2, Event.monster(Colour.RED)).kept(1, "dragon"));
        assertEquals(1, scene.state.markers[0]);
    }

    @Test
    @Rule("ROY-13")
    void aMonsterThatNobodyHasHurtsNobody() {
        Scene scene = resolve(scene(3, Event.monster(Colour.RED)).kept(1, "golem"));
        assertEquals(0, RoyaumeState.sum(scene.state.markers));
        assertEquals(Stage.DISCARD_TALE, scene.state.stage());
    }

    @Test
    @Rule("ROY-13")
    void aMissionPaysEachWhoHasTheTile() {
        Scene scene = resolve(scene(3, Event.mission(Tile.MILL))
                .first(2)
                .kept(0, "mill mill")
                .kept(2, "mill forge")
                .kept(1, "forge"));
        scene.draw(2, Symbol.CAPE).draw(0, Symbol.FLUTE);
        assertEquals(1, scene.state.tokens(0));
        assertEquals(0, scene.state.tokens(1));
        assertEquals(1, scene.state.tokens(2));
        assertEquals(Stage.DISCARD_TALE, scene.state.stage());
    }

    @ParameterizedTest
    @CsvSource({"woodcutter, 0", "wheatfield, 0", "wheatfield wheatfield, 0", "wheatfield woodcutter, 1"})
    @Rule("ROY-13")
    void aPairWantsBothTiles(String kept, int tokens) {
        Scene scene = resolve(
                scene(2, Event.mission(Tile.WOODCUTTER, Tile.WHEATFIELD)).kept(1, kept));
        if (tokens > 0) scene.draw(1, Symbol.LUTE);
        assertEquals(tokens, scene.state.tokens(1));
        assertEquals(Stage.DISCARD_TALE, scene.state.stage());
    }

    @ParameterizedTest
    @CsvSource({
        "mill, forge forge, '', 1",
        "sentry, forge, dragon, 0 1 2",
        "sentry knight, forge forge, dragon, 0 1",
        "blackCastle, mill, mill, ''",
        "blackCastle sentry, forge dragon, mill, 1",
    })
    @Rule("ROY-13")
    void theTerritoryPaysWhoeverHasMostOfTheColour(String zero, String one, String two, String paid) {
        Scene scene = resolve(
                scene(3, Event.territory(Colour.RED)).kept(0, zero).kept(1, one).kept(2, two));
        int expected = 0;
        for (String seat : paid.isEmpty() ? new String[0] : paid.split(" ")) {
            scene.draw(Integer.parseInt(seat), Symbol.LUTE);
            expected++;
        }
        assertEquals(expected, scene.count("log.token"));
        assertEquals(expected, scene.count("log.most"));
        assertEquals(Stage.DISCARD_TALE, scene.state.stage());
    }

    @Test
    @Rule("ROY-13")
    void theTileChosenLastCountsTooAndSoDoThoseOfTheFirstRound() {
        Scene scene = scene(2, Event.mission(Tile.GREEN_CASTLE), Event.mission(Tile.MILL));
        scene.state.round = 1;
        scene.kept(1, "mill").choose("greenCastle greenCastle");
        scene.draw(0, Symbol.LUTE).draw(1, Symbol.LUTE).draw(1, Symbol.LUTE);
        assertEquals(Stage.DISCARD_TALE, scene.state.stage());
    }

    @Test
    @Rule("ROY-13")
    void eventsComeInTheOrderInWhichTheyWereTurnedUp() {
        Scene scene =
                resolve(scene(3, Event.mission(Tile.MILL), Event.monster(Colour.RED), Event.territory(Colour.BLUE))
                        .kept(0, "mill")
                        .kept(1, "dragon")
                        .kept(2, "quarry"));
        assertEquals(1, scene.count("log.resolve"));
        scene.draw(0, Symbol.LUTE);
        assertEquals(2, scene.count("log.resolve"));
        scene.act(1, new Give(0));
        assertEquals(3, scene.count("log.resolve"));
        scene.draw(2, Symbol.LUTE);
        assertEquals(6, scene.count("log.resolve"));
    }

    @Test
    @Rule("ROY-13")
    void resolvedEventsAreDiscarded() {
        Scene scene = resolve(scene(2));
        assertEquals(List.of(), scene.rules.view(scene.state, 0).events());
        assertEquals(4, scene.count("log.nobody") - 2);
    }

    @Test
    @Rule("ROY-13")
    void rewardsThatTheSupplyCannotGiveAreIgnored() {
        Scene empty =
                resolve(scene(2, Event.mission(Tile.MILL)).supply(0, 0, 0, 0).kept(0, "mill"));
        assertEquals(Stage.DISCARD_TALE, empty.state.stage());
        assertEquals(1, empty.count("log.noTokens"));
        Scene one = resolve(scene(3, Event.mission(Tile.MILL))
                .first(1)
                .supply(0, 1, 0, 0)
                .kept(0, "mill")
                .kept(2, "mill"));
        one.refuses(Seat.CHANCE, new DrawToken(2, Symbol.LUTE), "ROY-13", "why.notAmong");
        one.draw(2, Symbol.FLUTE);
        assertEquals(0, one.state.tokens(0));
        assertEquals(Stage.DISCARD_TALE, one.state.stage());
    }

    @Test
    @Rule("ROY-3")
    void fourteenMarkersAreMoreThanCanEverBeGiven() {
        List<Event> events = new Scene(2).rules.events;
        assertTrue(events.stream().filter(e -> e.kind() == Event.Kind.MONSTER).count() <= 14);
    }
}
