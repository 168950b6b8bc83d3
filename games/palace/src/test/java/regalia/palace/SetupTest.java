package regalia.palace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static regalia.palace.Colour.BLUE;
import static regalia.palace.Colour.RED;
import static regalia.palace.Colour.VIOLET;
import static regalia.palace.Colour.YELLOW;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.kernel.Moves;
import regalia.kernel.Options;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.kernel.Silent;
import regalia.kernel.Unusable;
import regalia.palace.PalaceAction.Bribes;
import regalia.palace.PalaceAction.Draw;
import regalia.palace.PalaceAction.FirstPlayer;
import regalia.palace.PalaceAction.StartingDiscs;
import regalia.testkit.Heard;

class SetupTest {

    private static PalaceState dealt(PalaceRules rules, int... numbers) {
        PalaceState state = rules.start();
        for (int number : numbers) deal(rules, state, number);
        return state;
    }

    private static void deal(PalaceRules rules, PalaceState state, int number) {
        Card card = Card.of(number);
        rules.apply(state, Seat.CHANCE, new Draw(card.kind(), card.favour()), Silent.HERALD);
    }

    private static PalaceRules firstIs0(int seats) {
        return Scene.rules(seats, Map.of("first", 0));
    }

    @Test
    @Rule("PAL-1")
    void theBoxHasSixtyTwoCharacterCards() {
        assertEquals(List.of(0, 8, 4, 8, 4, 8, 4, 7, 4, 7, 4, 4), Box.of(4, 0).cards());
        assertEquals(62, Box.of(4, 0).cards().stream().mapToInt(i -> i).sum());
        assertEquals(11, new HashSet<>(Card.ALL).size());
        for (int number = 1; number <= Card.COUNT; number++) {
            Card card = Card.of(number);
            assertEquals(number, card.number());
            assertEquals(card.kind().ordinal(), Card.kind(number));
            assertEquals(card.favour(), Card.favour(number));
        }
        assertEquals(0, Card.number(Kind.KING.ordinal(), 1));
        assertEquals("card.queen3", new Card(Kind.QUEEN, 3).key());
    }

    @Test
    @Rule("PAL-2")
    void thereAreThirtyTwoDiscsAndBribesOfThreeKinds() {
        assertEquals(List.of(9, 9, 9, 5), Box.of(4, 0).discs());
        assertTrue(Kind.NOBLE.coloured() && Kind.SOLDIER.coloured() && Kind.PRIEST.coloured());
        assertTrue(!Kind.KING.coloured() && !Kind.QUEEN.coloured() && !Kind.POLITICIAN.coloured());
    }

    @Test
    @Rule("PAL-3")
    void withTwoPlayersThirtyCardsAndSeventeenDiscsArePlayed() {
        Box box = Box.of(2, 0);
        assertEquals(List.of(0, 4, 2, 4, 2, 4, 2, 5, 0, 5, 0, 2), box.cards());
        assertEquals(30, box.played());
        assertEquals(List.of(5, 5, 5, 2), box.discs());
        assertEquals(0, box.unseen());
    }

    @Test
    @Rule({"PAL-3", "PAL-4"})
    void withThreePlayersFortyFiveOrFortySixCardsAndTwentyFourDiscsArePlayed() {
        Box box = Box.of(3, 45);
        assertEquals(List.of(0, 6, 3, 6, 3, 6, 3, 6, 2, 6, 2, 3), box.cards());
        assertEquals(45, box.played());
        assertEquals(1, box.unseen());
        assertEquals(List.of(7, 7, 7, 3), box.discs());
        Box literal = Box.of(3, 46);
        assertEquals(box.cards(), literal.cards());
        assertEquals(46, literal.played());
        assertEquals(0, literal.unseen());
    }

    @Test
    @Rule("PAL-3")
    void withFourPlayersTwoCardsAreTakenOutUnseen() {
        assertEquals(60, Box.of(4, 0).played());
        assertEquals(2, Box.of(4, 0).unseen());
    }

    @Test
    @Rule("PAL-4")
    void fortyFiveIsTheStandardAndOnlyThreePlayersCanChoose() {
        assertEquals(45, Scene.rules(3, Map.of()).box.played());
        assertEquals(46, Scene.rules(3, Map.of("threePlayerDeck", 46)).box.played());
        assertThrows(Unusable.class, () -> Scene.rules(4, Map.of("threePlayerDeck", 45)));
        assertThrows(Unusable.class, () -> Options.complete(Scene.GAME.options(3), Map.of("threePlayerDeck", 44)));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule("PAL-5")
    void everybodyStartsWithTenPointsThatStandInTheLedger(int seats) {
        Heard heard = new Heard();
        PalaceState state = firstIs0(seats).start(heard);
        List<Integer> inLedger = new ArrayList<>();
        for (Heard.Line line : heard.lines())
            if (line instanceof Heard.Points points) {
                assertEquals(10, points.delta());
                assertEquals("PAL-5", points.rule());
                assertEquals("reason.start", points.reason().key());
                inLedger.add(points.seat());
            }
        assertEquals(List.of(0, 1, 2, 3).subList(0, seats), inLedger);
        for (int seat = 0; seat < seats; seat++) assertEquals(10, state.points[seat]);
    }

    @ParameterizedTest
    @CsvSource({"2, 3", "3, 4", "4, 4"})
    @Rule("PAL-6")
    void theGridHasThreeRowsOfFourCardsOrOfThreeWithTwoPlayers(int seats, int width) {
        PalaceRules rules = firstIs0(seats);
        PalaceState state = rules.start();
        int[] cards = {1, 3, 5, 7};
        for (int i = 0; i < 3 * width; i++) {
            assertEquals(Stage.GRID, state.stage());
            assertEquals(i / width, state.row);
            deal(rules, state, cards[i % width]);
        }
        assertEquals(Stage.BRIBES, state.stage());
        assertEquals(Seat.all(seats), state.toAct());
        assertEquals(rules.box.played() - 3 * width, state.deck);
        for (int row = 0; row < 3; row++) {
            assertEquals(width, state.size(row));
            // Laid from right to left: the first one lies at the right.
            for (int place = 0; place < width; place++)
                assertEquals(cards[width - 1 - place], state.cardAt(row, place));
        }
    }

    @Test
    @Rule("PAL-6")
    void aPoliticianIsSetAsideReplacedAndShuffledBackAfterwards() {
        PalaceRules rules = firstIs0(2);
        PalaceState state = dealt(rules, 1, Card.POLITICIAN);
        assertEquals(1, state.size(0));
        assertEquals(1, state.setAside);
        assertEquals(1, state.unseen(Card.POLITICIAN));
        assertEquals(28, state.deck);
        assertEquals("grid/3", rules.purpose(state));
        deal(rules, state, Card.POLITICIAN);
        assertEquals(0, state.unseen(Card.POLITICIAN));
        assertTrue(
                !rules.judge(state, Seat.CHANCE, new Draw(Kind.POLITICIAN, 1)).allowed());
        for (int number : new int[] {1, 1, 1, 3, 3, 3, 5, 5}) deal(rules, state, number);
        assertEquals(Stage.BRIBES, state.stage());
        assertEquals(2, state.unseen(Card.POLITICIAN));
        assertEquals(21, state.deck);
        assertEquals(2, state.setAside);
    }

    @Test
    @Rule("PAL-6")
    void everybodyHearsOfThePoliticianSetAside() {
        Heard heard = new Heard();
        PalaceRules rules = firstIs0(3);
        PalaceState state = rules.start();
        rules.apply(state, Seat.CHANCE, new Draw(Kind.POLITICIAN, 1), heard);
        assertTrue(heard.lines()
                .contains(new Heard.Said(
                        Seat.EVERYBODY, regalia.kernel.Message.of("log.setAside", Card.of(Card.POLITICIAN)))));
        assertTrue(heard.lines().contains(new Heard.Revealed(Seat.EVERYBODY)));
    }

    @ParameterizedTest
    @CsvSource({"2, 2, 0", "3, 3, 0", "4, 4, 1"})
    @Rule("PAL-7")
    void withFourPlayersOneVioletDiscIsPutAside(int seats, int reserve, int aside) {
        PalaceState state = firstIs0(seats).start();
        assertEquals(reserve, state.reserve(VIOLET.ordinal()));
        assertEquals(aside, state.violetAside);
    }

    @Test
    @Rule("PAL-8")
    void chanceGivesThePawnToAnySeatAlikeUnlessTheTableNamesOne() {
        PalaceRules rules = Scene.rules(4, Map.of());
        PalaceState state = rules.start();
        assertEquals("firstPlayer", rules.purpose(state));
        Moves moves = new Moves();
        rules.legal(state, Seat.CHANCE, moves);
        assertEquals(4, moves.size());
        assertEquals(4, moves.total());
        rules.apply(state, Seat.CHANCE, new FirstPlayer(3), Silent.HERALD);
        assertEquals(3, state.pawn);
        assertEquals("grid/1", rules.purpose(state));
        PalaceState named = Scene.rules(4, Map.of("first", 2)).start();
        assertEquals(2, named.pawn);
        assertEquals(Stage.GRID, named.stage());
    }

    private static Scene choosing(int seats, int pawn) {
        Scene scene = new Scene(seats).pawn(pawn);
        for (int row = 1; row <= 3; row++) scene.noDisc(row);
        for (int seat = 0; seat < seats; seat++) {
            scene.state.bribe(seat, 0, PalaceState.NONE);
            scene.state.bribe(seat, 1, PalaceState.NONE);
        }
        scene.state.stage(Stage.BRIBES, Seat.all(seats));
        return scene;
    }

    @Test
    @Rule({"PAL-5", "PAL-8"})
    void allChooseTwoOfThreeBribesInSecret() {
        Scene scene = choosing(3, 1);
        assertEquals(6, scene.legal(0).size());
        scene.act(2, new Bribes(Kind.PRIEST, Kind.NOBLE));
        assertEquals(List.of(), scene.log);
        scene.refuses(2, new Bribes(Kind.SOLDIER, Kind.NOBLE), "PAL-8", "why.alreadyChosen");
        scene.refuses(0, new Bribes(Kind.SOLDIER, Kind.SOLDIER), "PAL-5", "why.oneBribe");
        scene.refuses(0, new Bribes(Kind.KING, Kind.SOLDIER), "PAL-2", "why.noBribe");
        scene.refuses(0, new Bribes(Kind.SOLDIER, Kind.POLITICIAN), "PAL-2", "why.noBribe");
        scene.refuses(Seat.CHANCE, new Bribes(Kind.SOLDIER, Kind.PRIEST), "PAL-8", "why.players");
        scene.act(0, new Bribes(Kind.SOLDIER, Kind.PRIEST));
        assertEquals(Stage.BRIBES, scene.state.stage());
        scene.act(1, new Bribes(Kind.SOLDIER, Kind.PRIEST));
        assertEquals(List.of("log.bribesChosen"), scene.heard());
        assertEquals(Kind.PRIEST.ordinal(), scene.state.bribe(2, 0));
        assertEquals(Kind.NOBLE.ordinal(), scene.state.bribe(2, 1));
        assertEquals(Stage.STARTING_DISCS, scene.state.stage());
        scene.refuses(2, new Bribes(Kind.SOLDIER, Kind.NOBLE), "PAL-8", "why.notNow");
    }

    @ParameterizedTest
    @CsvSource({"3, 1, 0", "4, 0, 3", "2, 1, 0", "2, 0, 1"})
    @Rule("PAL-9")
    void theRightNeighbourOfTheFirstPlayerLaysTheStartingDiscs(int seats, int pawn, int layer) {
        Scene scene = choosing(seats, pawn);
        for (int seat = 0; seat < seats; seat++) scene.act(seat, new Bribes(Kind.NOBLE, Kind.PRIEST));
        assertEquals(Seat.bit(layer), scene.state.toAct());
        assertEquals(6, scene.legal(layer).size());
        scene.refuses(pawn, new StartingDiscs(RED, YELLOW, BLUE), "PAL-9", "why.notYourTurn");
        scene.refuses(layer, new StartingDiscs(RED, YELLOW, RED), "PAL-9", "why.oneOfEach");
        scene.refuses(layer, new StartingDiscs(RED, YELLOW, VIOLET), "PAL-9", "why.oneOfEach");
        int before = scene.state.reserve(RED.ordinal());
        scene.act(layer, new StartingDiscs(RED, BLUE, YELLOW));
        assertEquals(RED.ordinal(), scene.state.discOn(0));
        assertEquals(BLUE.ordinal(), scene.state.discOn(1));
        assertEquals(YELLOW.ordinal(), scene.state.discOn(2));
        assertEquals(before - 1, scene.state.reserve(RED.ordinal()));
        assertEquals(Stage.TAKE, scene.state.stage());
        assertEquals(Seat.bit(pawn), scene.state.toAct());
    }
}
