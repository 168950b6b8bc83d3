package regalia.royaume;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.codec.Flat;
import regalia.kernel.Outcome;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.royaume.RoyaumeAction.DealTale;
import regalia.royaume.RoyaumeAction.NinthCard;
import regalia.royaume.RoyaumeAction.TakeOut;

/** A position as a value, and what a match tells about itself. */
class StateTest {

    private static void put(RoyaumeState state, Field field, int index, int number) throws IllegalAccessException {
        switch (field.get(state)) {
            case byte[] bytes -> bytes[index] = (byte) number;
            case short[] shorts -> shorts[index] = (short) number;
            case int[] ints -> ints[index] = number;
            case long[] longs -> longs[index] = number;
            case Long _ -> field.setLong(state, number);
            default -> field.setInt(state, number);
        }
    }

    private static int size(RoyaumeState state, Field field) throws IllegalAccessException {
        return field.getType().isArray() ? Array.getLength(field.get(state)) : 1;
    }

    /** A position in which every number differs from a new one's and from its neighbours. */
    private static RoyaumeState full() throws IllegalAccessException {
        RoyaumeState state = new RoyaumeState();
        int next = 1;
        for (Field field : new Flat(RoyaumeState.class).fields())
            for (int i = 0; i < size(state, field); i++) put(state, field, i, next++ % 100 + 1);
        return state;
    }

    @Test
    void aCopyIsEqualInEveryField() throws IllegalAccessException {
        RoyaumeState copy = new RoyaumeState();
        copy.copyFrom(full());
        assertEquals(new Flat(RoyaumeState.class).values(full()), new Flat(RoyaumeState.class).values(copy));
        assertEquals(full(), copy);
        assertEquals(full().hashCode(), copy.hashCode());
        assertNotEquals(full().hashCode(), new RoyaumeState().hashCode());
    }

    @Test
    void positionsDifferWhereAnyFieldDoes() throws IllegalAccessException {
        for (Field field : new Flat(RoyaumeState.class).fields()) {
            RoyaumeState other = full();
            put(other, field, size(other, field) - 1, 127);
            assertNotEquals(full(), other, field.getName());
        }
        assertNotEquals("a position", full());
    }

    @Test
    @Rule("ROY-30")
    void aMatchIsOverWhenTheLegendsAreTold() {
        Scene scene = Scene.level(2, Level.FIRST).building();
        Outcome outcome = new Outcome(2);
        scene.rules.outcome(scene.state, outcome);
        assertEquals(false, outcome.over());
        String red = "sentry sentry knight knight borderPost borderPost borderPost forge forge redCastle";
        scene.kingdom(0, red).kingdom(1, red);
        scene.rules.outcome(scene.state, outcome);
        assertEquals(true, outcome.over());
    }

    /** 1 first seat, 5 characters, 3 tales, twice 7 tiles with 6 choices, 1 tale and 12 for events, 48 tokens, 10 places, 8 cards. */
    @ParameterizedTest
    @CsvSource({"2, 170", "3, 212", "4, 254"})
    void noMatchIsLongerThanAllThatCanHappen(int seats, int bound) {
        assertEquals(bound, new Scene(seats).rules.bound());
    }

    private static String purpose(Scene scene) {
        return scene.rules.purpose(scene.state);
    }

    @Test
    void everyDrawHasAPurposeOfItsOwn() {
        assertEquals("firstPlayer", purpose(new Scene(3)));
        Scene scene = new Scene(3, Map.of("first", 1));
        assertEquals("takeOut/green", purpose(scene));
        for (Tile tile : List.of(Tile.WOODCUTTER, Tile.FARMER, Tile.MASON, Tile.SENTRY, Tile.VINTNER))
            scene.act(Seat.CHANCE, new TakeOut(tile));
        assertEquals("tale/seat0/1", purpose(scene));
        scene.act(Seat.CHANCE, new DealTale(0, Tale.LOVE_RED));
        assertEquals("tale/seat0/2", purpose(scene));
        scene.luckUntilDealt();
        assertEquals("deal/round1/seat0/1", purpose(scene));
        scene.act(Seat.CHANCE, scene.legal(Seat.CHANCE).getFirst());
        assertEquals("deal/round1/seat0/2", purpose(scene));
        scene.state.round = 1;
        scene.state.step = 2;
        scene.state.chance(Stage.TURN_UP);
        assertEquals("event/round2/3", purpose(scene));
        scene.tokens(2, 1, 2, 0, 0);
        scene.state.owed[2] = 1;
        scene.state.chance(Stage.TOKENS);
        assertEquals("token/seat2/4", purpose(scene));
        scene.state.chance(Stage.SHOW);
        assertEquals("card/3", purpose(scene));
        scene.state.chance(Stage.NINTH);
        assertEquals("ninth/seat2", purpose(scene));
        assertEquals(
                List.of(new NinthCard(2, Symbol.LUTE), new NinthCard(2, Symbol.FLUTE)),
                scene.legal(Seat.CHANCE).subList(0, 2));
    }

    @Test
    void aCodeOutsideTheListIsNoAction() {
        RoyaumeRules rules = new Scene(2).rules;
        assertEquals(Codes.COUNT, rules.codes());
        assertEquals(true, rules.expressible(0));
        assertEquals(false, rules.expressible(-1));
        assertEquals(true, rules.expressible(Codes.BUILD + Tile.BLACK_CASTLE.ordinal()));
        assertEquals(false, rules.expressible(Codes.BUILD + Tile.COUNT));
        assertEquals(false, rules.expressible(Codes.TAKE_OUT + Tile.WEREWOLF.ordinal()));
        assertEquals(false, rules.expressible(Codes.COUNT));
    }

    @Test
    @Rule("ROY-6")
    void onlyDifferentTilesMakeAnEvent() {
        int last = Event.mission(Tile.BLACK_CASTLE).number();
        assertEquals(true, Event.exists(0));
        assertEquals(false, Event.exists(-1));
        assertEquals(true, Event.exists(last));
        assertEquals(false, Event.exists(last + 1));
        assertEquals(false, Event.exists(Event.NUMBERS));
        assertEquals(false, Event.exists(Event.mission(Tile.MILL, Tile.MILL).number()));
        assertEquals(
                false,
                Event.exists(Event.mission(Tile.WOODCUTTER, Tile.WOODCUTTER).number()));
        assertEquals(Event.Kind.MONSTER, Event.monster(Colour.PURPLE).kind());
        assertEquals(Event.Kind.TERRITORY, Event.territory(Colour.GREEN).kind());
        assertEquals(Event.Kind.TERRITORY, Event.territory(Colour.PURPLE).kind());
        assertEquals(
                Event.Kind.MISSION,
                Event.mission(Tile.WOODCUTTER, Tile.HERBALIST).kind());
        assertEquals(-1, new Scene(2).rules.eventAt(Event.mission(Tile.FARMER)));
    }
}
