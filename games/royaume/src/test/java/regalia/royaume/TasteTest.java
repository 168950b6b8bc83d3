package regalia.royaume;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Seat;
import regalia.kernel.Silent;
import regalia.royaume.RoyaumeAction.Choose;
import regalia.royaume.RoyaumeAction.DiscardTale;
import regalia.royaume.RoyaumeAction.Give;
import regalia.royaume.TasteReport.Player;

/** What is liked at first sight, and how well that alone plays. */
class TasteTest {

    private static double weight(Scene scene, RoyaumeAction action) {
        return new RoyaumeSense(scene.rules).weight(scene.state, 0, action.code());
    }

    private static void prefers(Scene scene, RoyaumeAction one, RoyaumeAction other) {
        assertTrue(weight(scene, one) > weight(scene, other), one + " before " + other);
    }

    private static Scene choosing() {
        return Scene.level(3, Level.FULL)
                .tales(0, Tale.LOVE_GREEN, Tale.HEROIC_RED)
                .choosing(1, 2);
    }

    @Test
    void aTileThatSupportsOrServesATaleOrAnEventIsPreferred() {
        prefers(choosing(), new Choose(Tile.MILL), new Choose(Tile.FORGE));
        prefers(choosing().kept(0, "borderPost borderPost"), new Choose(Tile.FORGE), new Choose(Tile.STONEYARD));
        prefers(choosing().kept(0, "forge forge"), new Choose(Tile.BORDER_POST), new Choose(Tile.QUARRY));
        prefers(choosing().kept(0, "woodcutter"), new Choose(Tile.FARMER), new Choose(Tile.MASON));
        prefers(choosing().kept(0, "vineyard"), new Choose(Tile.MILL), new Choose(Tile.WINEPRESS));
        prefers(choosing().kept(0, "farmer"), new Choose(Tile.WOODCUTTER), new Choose(Tile.FARMER));
        prefers(choosing().events(Event.mission(Tile.FORGE)), new Choose(Tile.FORGE), new Choose(Tile.STONEYARD));
        prefers(
                choosing().kept(0, "borderPost").events(Event.mission(Tile.MASON, Tile.BORDER_POST)),
                new Choose(Tile.MASON),
                new Choose(Tile.MINER));
        prefers(choosing().events(Event.territory(Colour.RED)), new Choose(Tile.SENTRY), new Choose(Tile.MASON));
        prefers(choosing().events(Event.monster(Colour.RED)), new Choose(Tile.DRAGON), new Choose(Tile.GOLEM));
        prefers(choosing(), new Choose(Tile.DRAGON), new Choose(Tile.SENTRY));
    }

    @Test
    void aFullRowWantsNoMore() {
        prefers(choosing().kept(0, "redCastle"), new Choose(Tile.STONEYARD), new Choose(Tile.BLUE_CASTLE));
        prefers(choosing(), new Choose(Tile.BLUE_CASTLE), new Choose(Tile.STONEYARD));
    }

    @Test
    void theLeaderGetsTheMarkerAndTheTaleThatPromisesLeastIsGivenUp() {
        Scene scene = choosing().kept(1, "mill forge").kept(2, "mill forge redCastle");
        prefers(scene, new Give(2), new Give(1));
        prefers(
                choosing().kept(0, "woodcutter mill"),
                new DiscardTale(Tale.HEROIC_RED),
                new DiscardTale(Tale.LOVE_GREEN));
        prefers(
                choosing().kept(0, "dragon golem woodcutter"),
                new DiscardTale(Tale.LOVE_GREEN),
                new DiscardTale(Tale.MALEFIC_GREEN));
    }

    @Test
    void aBuilderLaysFaceUpWhatSupportsMost() {
        Scene scene = Scene.level(2, Level.FIRST).building();
        scene.kept(0, "sentry mason borderPost borderPost forge blackCastle");
        prefers(scene, Scene.placing("sentry"), Scene.placing("mason"));
        prefers(scene, Scene.placing("mason"), Scene.placing("forge/blue"));
        prefers(scene, Scene.placing("mason/red"), Scene.placing("forge/red"));
        prefers(scene, Scene.placing("mason/red"), Scene.placing("mason/blue"));
    }

    @ParameterizedTest
    @EnumSource(Level.class)
    void everyWeightIsAPositiveNumberAndCreatesNothing(Level level) {
        RoyaumeRules rules = Scene.level(4, level).rules;
        RoyaumeSense sense = new RoyaumeSense(rules);
        RoyaumeState state = rules.start();
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        Moves moves = new Moves();
        long least = Long.MAX_VALUE;
        for (int match = 0; match < 20; match++) {
            state.copyFrom(rules.start());
            Rng rng = new Rng(match);
            long created = 0;
            while (state.toAct != 0) {
                int seat = Seat.lowest(state.toAct);
                rules.legal(state, seat, moves);
                long before = threads.getCurrentThreadAllocatedBytes();
                double sum = 0;
                for (int i = 0; i < moves.size(); i++) {
                    double weight = sense.weight(state, seat, moves.code(i));
                    sum += weight > 0 ? weight : Double.NaN;
                }
                created += threads.getCurrentThreadAllocatedBytes() - before;
                assertTrue(sum > 0 && sum < Double.MAX_VALUE);
                int code = seat == Seat.CHANCE ? moves.draw(rng) : moves.code(rng.below(moves.size()));
                rules.play(state, seat, code, Silent.HERALD);
            }
            least = Math.min(least, created);
        }
        assertEquals(0, least);
    }

    /** A small experiment: {@link TasteReport} makes a large one. */
    @ParameterizedTest
    @EnumSource(Level.class)
    void whoTakesTheHighestWeightBeatsWhoeverChoosesAtRandom(Level level) {
        assertTrue(TasteReport.share(level, 2, Player.TASTE, Player.PAGE, 20) > 0.9);
        assertTrue(TasteReport.share(level, 2, Player.TASTE, Player.BUILDER, 40) > 0.75);
        assertTrue(TasteReport.share(level, 2, Player.DRAWN_ALL, Player.PAGE, 20) > 0.9);
    }
}
