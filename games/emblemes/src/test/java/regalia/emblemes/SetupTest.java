package regalia.emblemes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.kernel.Herald;
import regalia.kernel.Message;
import regalia.kernel.Moves;
import regalia.kernel.Options;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.kernel.Silent;

class SetupTest {

    private static EmblemesRules rules(int seats, Map<String, Object> options) {
        return (EmblemesRules) Scene.GAME.rules(seats, Options.complete(Scene.GAME.options(seats), options));
    }

    /** Deals until somebody is to choose: always the lowest card. */
    private static EmblemesState dealt(EmblemesRules rules) {
        EmblemesState state = rules.start();
        Moves moves = new Moves();
        while (state.toAct() < 0) {
            rules.legal(state, Seat.CHANCE, moves);
            rules.play(state, Seat.CHANCE, moves.code(0), Silent.HERALD);
        }
        return state;
    }

    @Test
    @Rule("EMB-1")
    void aFamilyHasFifteenCharactersOfValuesOneToFifteen() {
        assertEquals(15, Persona.values().length);
        for (int value = 1; value <= 15; value++)
            assertEquals(value, Persona.of(value).value());
        assertEquals(Persona.KING, Persona.of(15));
        assertEquals(Persona.HUNTER, Persona.of(1));
    }

    @Test
    @Rule("EMB-9")
    void nineCharactersActAtOnceAndSixAtTheEndOfTheRound() {
        List<Integer> immediate = new ArrayList<>();
        for (Persona character : Persona.values()) if (character.immediate()) immediate.add(character.value());
        assertEquals(List.of(1, 4, 5, 8, 9, 10, 11, 12, 15), immediate);
    }

    @Test
    @Rule("EMB-2")
    void theLocationsAreCastleVillagePortFromTopToBottom() {
        assertEquals(List.of(Location.CASTLE, Location.VILLAGE, Location.PORT), List.of(Location.values()));
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    @Rule("EMB-3")
    void everybodyStartsWithSixCardsOfFifteenAndThreeGold(int seats) {
        EmblemesState state = dealt(rules(seats, Map.of()));
        for (int seat = 0; seat < seats; seat++) {
            assertEquals(6, Integer.bitCount(state.hand[seat]));
            assertEquals(9, Integer.bitCount(state.pile[seat]));
            assertEquals(0, state.hand[seat] & state.pile[seat]);
            assertEquals(3, state.gold[seat]);
        }
        assertEquals(Stage.SELECT, state.stage());
        assertEquals(Seat.all(seats), state.toAct());
    }

    @Test
    @Rule("EMB-3")
    void theStartingGoldStandsInTheLedger() {
        List<String> ledger = new ArrayList<>();
        rules(4, Map.of()).start(new Herald() {
            @Override
            public void points(int seat, int delta, String rule, Message reason) {
                ledger.add(seat + " " + delta + " " + rule + " " + reason.key());
            }

            @Override
            public void announce(int audience, Message message) {}

            @Override
            public void revealed(int seats) {}
        });
        assertEquals(
                List.of(
                        "0 3 EMB-3 reason.start",
                        "1 3 EMB-3 reason.start",
                        "2 3 EMB-3 reason.start",
                        "3 3 EMB-3 reason.start"),
                ledger);
    }

    @Test
    @Rule("EMB-4")
    void chanceGivesThePawnToAnySeatAlike() {
        EmblemesRules rules = rules(5, Map.of());
        EmblemesState state = rules.start();
        Moves moves = new Moves();
        rules.legal(state, Seat.CHANCE, moves);
        assertEquals(5, moves.size());
        assertEquals(5, moves.total());
        rules.play(state, Seat.CHANCE, moves.code(3), Silent.HERALD);
        assertEquals(3, state.pawn);
        assertEquals("draw/seat0/1", rules.purpose(state));
    }

    @Test
    @Rule("EMB-4")
    void aNamedFirstPlayerIsNotDrawnFor() {
        EmblemesRules rules = rules(3, Map.of("first", 2));
        EmblemesState state = rules.start();
        assertEquals(2, state.pawn);
        assertEquals(Stage.DRAW, state.stage());
    }

    @ParameterizedTest
    @CsvSource({"3, 4", "4, 3", "5, 3"})
    @Rule("EMB-6")
    void aRoundHasFourTurnsWithThreePlayersAndThreeWithMore(int seats, int turns) {
        assertEquals(turns, rules(seats, Map.of()).turns());
    }

    @ParameterizedTest
    @CsvSource({"3, 14", "4, 12", "5, 12"})
    @Rule("EMB-17")
    void nobodyDrawsAllOfTheirCards(int seats, int drawn) {
        EmblemesRules rules = rules(seats, Map.of("first", 0));
        EmblemesState state = rules.start();
        Moves moves = new Moves();
        int[] draws = new int[seats];
        while (state.toAct() != 0) {
            int seat = Seat.lowest(state.toAct());
            rules.legal(state, seat, moves);
            if (state.stage() == Stage.DRAW) draws[rules.drawer(state)]++;
            rules.play(state, seat, moves.code(moves.size() - 1), Silent.HERALD);
        }
        for (int count : draws) assertEquals(drawn, count);
        assertEquals(2, state.round);
    }

    @Test
    @Rule("EMB-17")
    void drawsAreNamedBySeatAndCount() {
        EmblemesRules rules = rules(3, Map.of("first", 0));
        EmblemesState state = rules.start();
        rules.apply(state, Seat.CHANCE, new EmblemesAction.Draw(0, Persona.KING), Silent.HERALD);
        assertEquals("draw/seat0/2", rules.purpose(state));
        assertFalse(rules.judge(state, Seat.CHANCE, new EmblemesAction.Draw(0, Persona.KING))
                .allowed());
        assertFalse(rules.judge(state, Seat.CHANCE, new EmblemesAction.Draw(1, Persona.KING))
                .allowed());
        assertTrue(rules.judge(state, Seat.CHANCE, new EmblemesAction.Draw(0, Persona.SPY))
                .allowed());
    }
}
