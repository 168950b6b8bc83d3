package regalia.royaume;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.royaume.RoyaumeAction.NinthCard;
import regalia.royaume.RoyaumeAction.TurnCard;

/** The times of adventures and of the bard. */
class AdventuresTest {

    /** A kingdom without anything of any tale: bard sides only. */
    private static final String NOTHING = "golem/red golem/red witch/red witch/red dragon/red dragon/red scarecrow/red"
            + " scarecrow/red werewolf/red werewolf/";

    private static final String LOVERS = "woodcutter farmer golem/red golem/red witch/red witch/red dragon/red"
            + " scarecrow/red scarecrow/red werewolf/";

    private static Scene scene(Tale zero, Tale one) {
        return Scene.level(2, Level.FULL).tales(0, zero).tales(1, one).building();
    }

    @ParameterizedTest
    @CsvSource({
        "woodcutter, 1",
        "woodcutter woodcutter, 1",
        "woodcutter/red, 0",
        "herbalist, 0",
        "farmer, 1",
    })
    @Rule("ROY-22")
    void eachElementOfTheTaleInTheKingdomBringsATokenOnce(String start, int tokens) {
        int given = start.split(" ").length;
        String rest = NOTHING.split(" ", given + 1)[given];
        Scene scene = scene(Tale.LOVE_GREEN, Tale.HEROIC_RED);
        scene.kingdom(0, start + " " + rest).kingdom(1, NOTHING);
        for (int i = 0; i < tokens; i++) scene.draw(0, Symbol.LUTE);
        assertEquals(tokens, scene.state.tokens(0));
        assertEquals(Stage.SHOW, scene.state.stage());
    }

    @Test
    @Rule("ROY-22")
    void allFiveElementsBringFiveTokens() {
        Scene scene = scene(Tale.HEROIC_GREEN, Tale.HEROIC_RED);
        scene.kingdom(
                        0,
                        "herbalist miner golem/yellow witch/red wheatfield/red wheatfield dragon/red forge sawmill/green greenCastle")
                .kingdom(1, NOTHING);
        scene.draw(0, Symbol.LUTE, Symbol.LUTE, Symbol.CAPE, Symbol.CAPE, Symbol.SWORD);
        assertEquals(Stage.SHOW, scene.state.stage());
    }

    @Test
    @Rule("ROY-23")
    void bothLoversBringTwoMoreTokensAfterThoseOfTheElements() {
        Scene scene = scene(Tale.LOVE_GREEN, Tale.LOVE_GREEN).first(1);
        scene.kingdom(0, LOVERS).kingdom(1, LOVERS);
        scene.draw(1, Symbol.LUTE, Symbol.LUTE).draw(0, Symbol.LUTE, Symbol.LUTE);
        assertEquals(2, scene.count("log.lovers"));
        scene.draw(1, Symbol.CAPE, Symbol.CAPE).draw(0, Symbol.CAPE, Symbol.CAPE);
        assertEquals(Stage.SHOW, scene.state.stage());
    }

    @Test
    @Rule("ROY-23")
    void oneLoverAloneOrAnotherTaleBringsNoBonus() {
        Scene alone = scene(Tale.LOVE_GREEN, Tale.HEROIC_RED)
                .kingdom(0, LOVERS.replace("farmer", "farmer/red"))
                .kingdom(1, NOTHING);
        alone.draw(0, Symbol.LUTE);
        assertEquals(Stage.SHOW, alone.state.stage());
        Scene heroic = scene(Tale.HEROIC_GREEN, Tale.HEROIC_RED)
                .kingdom(0, LOVERS.replace("woodcutter farmer", "herbalist miner"))
                .kingdom(1, NOTHING);
        heroic.draw(0, Symbol.LUTE, Symbol.LUTE);
        assertEquals(Stage.SHOW, heroic.state.stage());
    }

    @Test
    @Rule({"ROY-13", "ROY-22", "ROY-23"})
    void whatTheSupplyCannotGiveIsForgotten() {
        Scene scene = scene(Tale.LOVE_GREEN, Tale.LOVE_GREEN).first(1).supply(1, 0, 2, 0);
        scene.kingdom(0, LOVERS).kingdom(1, LOVERS);
        scene.draw(1, Symbol.CAPE, Symbol.LUTE).draw(0, Symbol.CAPE);
        assertEquals(Stage.SHOW, scene.state.stage());
        assertEquals(1, scene.state.tokens(0));
        assertEquals(2, scene.count("log.noTokens"));
        for (Symbol symbol : new Symbol[] {Symbol.LUTE, Symbol.SWORD}) scene.card(symbol, symbol, symbol, symbol);
        assertEquals(Stage.NINTH, scene.state.stage());
    }

    private static Scene show(int zero, int one) {
        Scene scene = scene(Tale.HEROIC_GREEN, Tale.HEROIC_RED)
                .tokens(0, zero, 0, 0, 0)
                .tokens(1, one, 1, 0, 0);
        return scene.kingdom(0, NOTHING).kingdom(1, NOTHING);
    }

    @Test
    @Rule("ROY-24")
    void eachCardMovesOneTokenOfItsSymbolOfEveryPlayer() {
        Scene scene = show(2, 1).card(Symbol.LUTE);
        assertEquals(1, scene.state.moved[0]);
        assertEquals(1, scene.state.moved[1]);
        assertEquals(1, scene.state.tokens(0, 0));
        assertEquals(0, scene.state.tokens(1, 0));
        scene.card(Symbol.LUTE, Symbol.CAPE);
        assertEquals(2, scene.state.moved[0]);
        assertEquals(1, scene.state.moved[1]);
        scene.card(Symbol.LUTE, Symbol.LUTE);
        scene.refuses(Seat.CHANCE, new TurnCard(Symbol.LUTE), "ROY-24", "why.notAmong");
        assertEquals(2, scene.state.moved[0]);
    }

    @Test
    @Rule({"ROY-24", "ROY-26"})
    void eightCardsAreTurnedUpAndTheRestOfTheTokensIsDiscarded() {
        Scene scene = show(2, 1).card(Symbol.CAPE, Symbol.CAPE, Symbol.CAPE, Symbol.CAPE);
        scene.card(Symbol.SWORD, Symbol.SWORD, Symbol.SWORD);
        assertEquals(Stage.SHOW, scene.state.stage());
        assertEquals(3, scene.state.tokens(0) + scene.state.tokens(1) - 1);
        scene.card(Symbol.LUTE);
        assertEquals(Stage.OVER, scene.state.stage());
        assertEquals(0, RoyaumeState.sum(scene.state.tokens));
        assertEquals(List.of(2, 2), scene.points());
    }

    @Test
    @Rule("ROY-25")
    void theNinthCardIsForItsPlayerAloneInOrderFromTheFirstSeat() {
        Scene scene = scene(Tale.LOVE_GREEN, Tale.LOVE_GREEN)
                .first(1)
                .kingdom(0, LOVERS)
                .kingdom(1, LOVERS);
        scene.draw(1, Symbol.LUTE, Symbol.LUTE).draw(0, Symbol.LUTE, Symbol.LUTE);
        scene.draw(1, Symbol.LUTE, Symbol.LUTE).draw(0, Symbol.LUTE, Symbol.LUTE);
        scene.card(Symbol.CAPE, Symbol.CAPE, Symbol.CAPE, Symbol.CAPE);
        scene.card(Symbol.SWORD, Symbol.SWORD, Symbol.SWORD, Symbol.SWORD);
        assertEquals(Stage.NINTH, scene.state.stage());
        scene.refuses(Seat.CHANCE, new NinthCard(0, Symbol.LUTE), "ROY-25", "why.notAmong");
        scene.refuses(Seat.CHANCE, new NinthCard(1, Symbol.CAPE), "ROY-25", "why.notAmong");
        scene.act(Seat.CHANCE, new NinthCard(1, Symbol.LUTE));
        assertEquals(0, scene.state.moved[0]);
        assertEquals(1, scene.state.moved[1]);
        scene.act(Seat.CHANCE, new NinthCard(0, Symbol.FLUTE));
        assertEquals(0, scene.state.moved[0]);
        assertEquals(Stage.OVER, scene.state.stage());
        assertEquals(List.of(2, 4), scene.points());
    }
}
