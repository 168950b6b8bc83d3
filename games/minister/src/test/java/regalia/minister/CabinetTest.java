package regalia.minister;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static regalia.minister.Scene.place;
import static regalia.minister.Scene.spot;
import static regalia.minister.Zone.COMMITTEE;
import static regalia.minister.Zone.OPINION;
import static regalia.minister.Zone.RADIO;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.kernel.Rule;

class CabinetTest {

    /** A seat has some ministers to bring in, from the press. */
    private static Scene bring(int seats, int seat, int ministers, int... posts) {
        Scene scene = new Scene(seats).turn(seat).posts(posts);
        scene.members(seat, spot(COMMITTEE), spot(OPINION), spot(OPINION), spot(OPINION));
        scene.roll(5).advance(spot(COMMITTEE), spot(RADIO));
        scene.roll(Math.min(3, ministers));
        scene.state.sum = ministers;
        scene.ledger.clear();
        scene.log.clear();
        return scene;
    }

    @Test
    @Rule("MIN-17")
    void vacantPostsComeFirst() {
        Scene scene = bring(4, 0, 3, 2, 3, 5, 2);
        assertEquals(4, Cabinet.vacancies(scene.state));
        assertEquals(List.of(place(0), place(1), place(2), place(3)), scene.legal(0));
        scene.refuses(0, place(3, 0, 1, 0, 0), "MIN-17", "why.oneForOne");
        scene.refuses(0, place(4), "MIN-17", "why.tooMany");
        scene.refuses(0, place(-1), "MIN-17", "why.tooMany");
        scene.act(0, place(3));
        assertEquals(List.of(5, 3, 5, 2), scene.posts());
        assertEquals(List.of("0 +3 MIN-17 reason.placed"), scene.ledger);
    }

    @Test
    @Rule("MIN-17")
    void withNoVacancyMinistersOfOtherColoursLeaveOneForOne() {
        Scene scene = bring(4, 1, 2, 6, 4, 5, 1);
        assertEquals(
                List.of(
                        place(0),
                        place(1, 0, 0, 0, 1),
                        place(1, 0, 0, 1, 0),
                        place(2, 0, 0, 1, 1),
                        place(2, 0, 0, 2, 0),
                        place(1, 1, 0, 0, 0),
                        place(2, 1, 0, 0, 1),
                        place(2, 1, 0, 1, 0),
                        place(2, 2, 0, 0, 0)),
                scene.legal(1));
        scene.refuses(1, place(2, 0, 0, 0, 2), "MIN-17", "why.notInCabinet");
        scene.refuses(1, place(1, 0, 1, 0, 0), "MIN-17", "why.ownMinister");
        scene.refuses(1, place(2, 1, 0, 0, 0), "MIN-17", "why.oneForOne");
        scene.refuses(1, place(1, 1, 0, 1, 0), "MIN-17", "why.oneForOne");
        scene.refuses(1, place(1), "MIN-17", "why.oneForOne");
        scene.refuses(1, place(2, -1, 0, 3, 0), "MIN-17", "why.notInCabinet");
        scene.act(1, place(2, 1, 0, 0, 1));
        assertEquals(List.of(5, 6, 5, 0), scene.posts());
        assertEquals(List.of("log.place", "log.removed", "log.removed", "log.chancellor"), scene.log);
        assertEquals(
                List.of(
                        "0 -1 MIN-17 reason.removed",
                        "3 -1 MIN-17 reason.removed",
                        "1 +2 MIN-17 reason.placed",
                        "1 +1 MIN-18 reason.chancellor"),
                scene.ledger);
    }

    @Test
    @Rule("MIN-17")
    void onlyTheRestBeyondTheVacantPostsRemoves() {
        Scene scene = bring(3, 0, 3, 5, 5, 4);
        assertEquals(2, Cabinet.vacancies(scene.state));
        assertEquals(List.of(place(0), place(1), place(2), place(3, 0, 0, 1, 0), place(3, 0, 1, 0, 0)), scene.legal(0));
        scene.act(0, place(3, 0, 1, 0, 0));
        assertEquals(List.of(8, 4, 4), scene.posts());
    }

    @Test
    @Rule("MIN-17")
    void everyWayToRemoveIsOpenAndNoOther() {
        Scene scene = bring(4, 0, 3, 4, 4, 4, 4);
        assertEquals(20, scene.legal(0).size());
        scene.posts(7, 1, 2, 6);
        assertEquals(15, scene.legal(0).size());
        assertEquals(20, bring(4, 2, 3, 4, 4, 4, 4).legal(2).size());
        assertEquals(20, bring(4, 3, 3, 4, 4, 4, 4).legal(3).size());
        scene.posts(4, 4, 4, 4).act(0, place(3, 0, 1, 1, 1));
        assertEquals(List.of(7, 3, 3, 3), scene.posts());
    }

    @Test
    @Rule("MIN-17")
    void aPlayerMayStopEarlierEvenAtNone() {
        Scene scene = bring(3, 2, 3, 6, 6, 4);
        scene.act(2, place(0));
        assertEquals(List.of(6, 6, 4), scene.posts());
        assertEquals(List.of(), scene.ledger);
        assertEquals(MinisterState.NONE, scene.state.chancellor);
        assertEquals(0, scene.state.turn);
        assertEquals(0, scene.state.sum);
    }

    @Test
    @Rule("MIN-17")
    void theChancellorFigureCannotBeRemoved() {
        Scene scene = bring(3, 1, 3, 2, 7, 7).chancellor(0);
        scene.refuses(1, place(3, 3, 0, 0, 0), "MIN-17", "why.notInCabinet");
        scene.act(1, place(3, 2, 0, 1, 0));
        assertEquals(List.of(0, 10, 6), scene.posts());
        assertEquals(1, scene.state.chancellor);
    }

    @Test
    @Rule("MIN-17")
    void noMoreThanTheFiguresOwnedComeIn() {
        Scene scene = bring(3, 0, 9, 12, 2, 2).chancellor(0);
        assertEquals(4, Cabinet.most(scene.state, 0));
        scene.refuses(0, place(5, 0, 3, 2, 0), "MIN-17", "why.notInCabinet");
        scene.act(0, place(4, 0, 2, 2, 0));
        assertEquals(17, scene.state.ministers(0));
    }

    @Test
    @Rule("MIN-17")
    void withThreePlayersThereIsNoBlackToRemove() {
        Scene scene = bring(3, 0, 2, 6, 5, 5);
        scene.refuses(0, place(2, 0, 1, 0, 1), "MIN-17", "why.notInCabinet");
    }

    @ParameterizedTest
    @CsvSource({"2147483647, 1, 0", "-2147483648, 0, 0", "99, 99, 99", "0, -5, 5", "1, 2147483647, 2147483647"})
    @Rule("MIN-17")
    void oddNumbersAreRefused(int ministers, int yellow, int green) {
        Scene scene = bring(3, 0, 2, 6, 5, 5);
        MinisterAction odd = place(ministers, 0, yellow, green, 0);
        assertEquals(false, scene.rules.judge(scene.state, 0, odd).allowed());
        assertEquals(false, scene.rules.expressible(odd.code()));
    }

    @Test
    @Rule("MIN-18")
    void theFirstPlacingMakesAChancellor() {
        Scene scene = bring(4, 2, 1, 2, 2, 2, 2);
        scene.act(2, place(1));
        assertEquals(2, scene.state.chancellor);
        assertEquals(List.of("2 +1 MIN-17 reason.placed", "2 +1 MIN-18 reason.chancellor"), scene.ledger);
        assertEquals(List.of(2, 2, 3, 2), scene.posts());
        assertEquals(4, scene.state.ministers(2));
        assertEquals(4, scene.outcome().points(2));
    }

    @Test
    @Rule("MIN-18")
    void theFormerChancellorsFigureGoesBack() {
        Scene scene = bring(3, 1, 3, 4, 4, 4).chancellor(0);
        scene.act(1, place(2));
        assertEquals(1, scene.state.chancellor);
        assertEquals(List.of(4, 6, 4), scene.posts());
        assertEquals(
                List.of("1 +2 MIN-17 reason.placed", "1 +1 MIN-18 reason.chancellor", "0 -1 MIN-18 reason.unseated"),
                scene.ledger);
    }

    @Test
    @Rule("MIN-18")
    void onATieTheHolderStaysEvenAsAMinority() {
        Scene scene = bring(3, 1, 1, 4, 4, 4).chancellor(0);
        scene.act(1, place(1));
        assertEquals(0, scene.state.chancellor);
        Scene minority = bring(4, 3, 3, 3, 5, 6, 1).chancellor(0);
        minority.act(3, place(2, 0, 0, 1, 0));
        assertEquals(List.of(3, 5, 5, 3), minority.posts());
        assertEquals(0, minority.state.chancellor);
        assertEquals(4, minority.state.ministers(0));
    }

    @Test
    @Rule("MIN-19")
    void yellowTiesWithGreenUnlessAGreenIsRemoved() {
        Scene tie = bring(4, 1, 2, 5, 4, 5, 2).chancellor(2);
        tie.act(1, place(2, 2, 0, 0, 0));
        assertEquals(6, tie.state.ministers(1));
        assertEquals(6, tie.state.ministers(2));
        assertEquals(2, tie.state.chancellor);
        Scene taken = bring(4, 1, 2, 5, 4, 5, 2).chancellor(2);
        taken.act(1, place(2, 1, 0, 1, 0));
        assertEquals(1, taken.state.chancellor);
        assertEquals(7, taken.state.ministers(1));
        assertEquals(4, taken.state.ministers(2));
    }

    @Test
    @Rule("MIN-19")
    void redStaysWhenYellowAndGreenTieAboveIt() {
        Scene scene = bring(4, 3, 3, 6, 5, 5, 0).chancellor(0);
        scene.act(3, place(3, 3, 0, 0, 0));
        assertEquals(List.of(3, 5, 5, 3), scene.posts());
        assertEquals(4, scene.state.ministers(0));
        assertEquals(0, scene.state.chancellor);
    }

    @Test
    @Rule("MIN-23")
    void allPostsAndTheChancellorEndTheMatchAtOnce() {
        Scene scene = bring(3, 1, 3, 1, 14, 1).chancellor(1);
        scene.act(1, place(2, 1, 0, 1, 0));
        assertEquals(Stage.OVER, scene.stage());
        assertEquals(List.of(2, 1, 2), scene.ranks());
        assertEquals(true, scene.outcome().over());
        assertEquals("log.allPosts", scene.log.getLast());
        scene.refuses(0, place(0), "MIN-22", "why.over");
    }

    @Test
    @Rule("MIN-23")
    void fifteenPostsAreNotAll() {
        Scene scene = bring(3, 1, 3, 1, 14, 1).chancellor(1);
        scene.act(1, place(1, 1, 0, 0, 0));
        assertEquals(Stage.ROLL, scene.stage());
        assertEquals(2, scene.state.turn);
    }

    @Test
    @Rule("MIN-23")
    void whoTakesTheLastPostTakesTheSeatWithIt() {
        Scene scene = bring(3, 2, 2, 1, 1, 14).chancellor(0);
        scene.act(2, place(2, 1, 1, 0, 0));
        assertEquals(2, scene.state.chancellor);
        assertEquals(Stage.OVER, scene.stage());
        assertEquals(List.of(0, 0, 16), scene.posts());
    }
}
