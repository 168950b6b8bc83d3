package regalia.minister;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.codec.Footprint;
import regalia.kernel.Moves;
import regalia.kernel.Option;
import regalia.kernel.Options;
import regalia.kernel.Rng;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.kernel.Silent;
import regalia.minister.MinisterAction.Decline;
import regalia.minister.MinisterAction.FirstPlayer;
import regalia.minister.MinisterAction.Roll;
import regalia.minister.MinisterView.Faction;
import regalia.minister.MinisterView.Member;
import regalia.testkit.Heard;

class SetupTest {

    private static MinisterRules rules(int seats, Map<String, Object> options) {
        return (MinisterRules) Scene.GAME.rules(seats, Options.complete(Scene.GAME.options(seats), options));
    }

    @Test
    @Rule("MIN-1")
    void fourColoursFourMembersSixteenPosts() {
        assertEquals(List.of(Party.RED, Party.YELLOW, Party.GREEN, Party.BLACK), List.of(Party.values()));
        Faction party =
                rules(4, Map.of()).view(rules(4, Map.of()).start(), 3).parties().get(3);
        assertEquals(Party.BLACK, party.party());
        assertEquals(4, party.members().size());
        assertEquals(16, Cabinet.POSTS);
    }

    @ParameterizedTest
    @CsvSource({"3", "4"})
    @Rule("MIN-5")
    void oneMemberStartsInSectorOneTwoInSectorTwoOneInSectorThree(int seats) {
        MinisterRules rules = rules(seats, Map.of());
        MinisterView view = rules.view(rules.start(), 0);
        assertEquals(seats, view.parties().size());
        for (Faction party : view.parties())
            assertEquals(
                    List.of(Zone.SECTOR_1, Zone.SECTOR_2, Zone.SECTOR_2, Zone.SECTOR_3),
                    party.members().stream().map(Member::at).map(Spot::zone).toList());
    }

    @ParameterizedTest
    @CsvSource({"3, 3, 7", "4, 2, 8"})
    @Rule("MIN-6")
    void theCabinetStartsWithThreeOfEachOrTwoAndWithoutAChancellor(int seats, int each, int vacant) {
        MinisterRules rules = rules(seats, Map.of());
        Heard heard = new Heard();
        MinisterState state = rules.start(heard);
        MinisterView view = rules.view(state, Seat.SPECTATOR);
        for (Faction party : view.parties()) assertEquals(each, party.posts());
        assertEquals(vacant, view.vacancies());
        assertTrue(view.chancellor().isEmpty());
        List<Heard.Points> ledger = heard.lines().stream()
                .filter(Heard.Points.class::isInstance)
                .map(Heard.Points.class::cast)
                .toList();
        assertEquals(seats, ledger.size());
        for (int seat = 0; seat < seats; seat++) {
            assertEquals(seat, ledger.get(seat).seat());
            assertEquals(each, ledger.get(seat).delta());
            assertEquals("MIN-6", ledger.get(seat).rule());
        }
    }

    @ParameterizedTest
    @CsvSource({"3, 12", "4, 16"})
    @Rule("MIN-4")
    void electionDayIsTwelveStepsAwayWithThreePlayersAndSixteenWithFour(int seats, int steps) {
        assertEquals(steps, rules(seats, Map.of()).start().left);
    }

    @Test
    @Rule("MIN-7")
    void chanceNamesTheStarterEachSeatAsLikely() {
        Scene scene = new Scene(3);
        MinisterState state = scene.rules.start();
        assertEquals("firstPlayer", scene.rules.purpose(state));
        assertTrue(scene.rules.view(state, 0).turn().isEmpty());
        Moves moves = new Moves();
        scene.rules.legal(state, Seat.CHANCE, moves);
        assertEquals(3, moves.size());
        assertEquals(3, moves.total());
        int code = scene.rules.chance(state, new Rng(3), moves);
        assertTrue(moves.contains(code));
        scene.rules.apply(state, Seat.CHANCE, new FirstPlayer(2), Silent.HERALD);
        assertEquals(2, state.turn);
        assertEquals(Stage.ROLL, state.stage());
        assertEquals(2, scene.rules.view(state, 0).turn().orElseThrow());
    }

    @Test
    @Rule("MIN-7")
    void aNamedStarterIsNotDrawnFor() {
        MinisterState state = rules(4, Map.of("first", 3)).start();
        assertEquals(3, state.turn);
        assertEquals(Stage.ROLL, state.stage());
        assertEquals(Stage.ROLL, rules(3, Map.of("first", 0)).start().stage());
    }

    @Test
    @Rule("MIN-8")
    void whatWasLegalBeforeIsForgotten() {
        Scene scene = new Scene(3);
        Moves moves = new Moves();
        moves.add(1);
        scene.rules.legal(scene.state, Seat.CHANCE, moves);
        assertEquals(6, moves.size());
        scene.rules.legal(scene.state, 0, moves);
        assertEquals(0, moves.size());
    }

    @Test
    @Rule("MIN-7")
    void nobodyElseCanBeNamedToBegin() {
        Scene scene = new Scene(3);
        scene.state.stage(Stage.FIRST_PLAYER, Seat.bit(Seat.CHANCE));
        scene.refuses(Seat.CHANCE, new FirstPlayer(3), "MIN-7", "why.noSeat");
        scene.refuses(Seat.CHANCE, new FirstPlayer(-1), "MIN-7", "why.noSeat");
        scene.refuses(0, new FirstPlayer(0), "MIN-7", "why.chance");
        scene.refuses(Seat.CHANCE, new Roll(1), "MIN-8", "why.notNow");
        scene.act(Seat.CHANCE, new FirstPlayer(0));
        assertEquals(List.of("log.firstPlayer"), scene.log);
    }

    @Test
    @Rule("MIN-8")
    void aDieHasSixSidesAndIsNamedByItsNumberInTheMatch() {
        Scene scene = new Scene(4);
        assertEquals("die/1", scene.rules.purpose(scene.state));
        assertEquals(6, scene.legal(Seat.CHANCE).size());
        scene.refuses(Seat.CHANCE, new Roll(0), "MIN-1", "why.noNumber");
        scene.refuses(Seat.CHANCE, new Roll(7), "MIN-1", "why.noNumber");
        scene.refuses(0, new Roll(3), "MIN-8", "why.chance");
        scene.roll(2);
        assertThrows(IllegalStateException.class, () -> scene.rules.purpose(scene.state));
        scene.act(0, scene.legal(0).getFirst());
        assertEquals("die/2", scene.rules.purpose(scene.state));
        assertEquals(List.of("log.roll", "log.advance"), scene.log);
    }

    @Test
    @Rule("MIN-7")
    void turnsGoClockwise() {
        for (int seats = 3; seats <= 4; seats++) {
            Scene scene = new Scene(seats);
            for (int turn = 0; turn < 2 * seats; turn++) {
                assertEquals(turn % seats, scene.state.turn);
                int seat = turn % seats;
                scene.roll(2);
                if (scene.stage() == Stage.ROLL) continue;
                scene.refuses((seat + 1) % seats, scene.legal(seat).getFirst(), "MIN-7", "why.notYourTurn");
                scene.act(seat, scene.legal(seat).getFirst());
                while (scene.stage() == Stage.PRESS_ROLL) scene.roll(6);
                if (scene.stage() == Stage.INFLUENCE) scene.act(seat, new Decline());
            }
        }
    }

    @Test
    void aPositionTakesLessThanAKilobyte() {
        assertTrue(Footprint.bytes(rules(4, Map.of()).start()) <= 256);
        assertTrue(Footprint.bytes(rules(4, Map.of("board", Open.OTHER)).start()) <= 256);
    }

    @Test
    @Rule({"MIN-3", "MIN-7"})
    void theTableChoosesWhoBeginsAndTheBoard() {
        assertEquals(
                List.of("first", "board"),
                Scene.GAME.options(3).stream().map(Option::name).toList());
        assertEquals(3, Scene.GAME.fewestSeats());
        assertEquals(4, Scene.GAME.mostSeats());
        assertEquals("minister", Scene.GAME.id());
        assertEquals("1", Scene.GAME.version());
    }
}
