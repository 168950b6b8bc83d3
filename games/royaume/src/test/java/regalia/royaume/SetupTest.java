package regalia.royaume;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.kernel.Moves;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.royaume.RoyaumeAction.Deal;
import regalia.royaume.RoyaumeAction.DealTale;
import regalia.royaume.RoyaumeAction.FirstPlayer;
import regalia.royaume.RoyaumeAction.TakeOut;
import regalia.royaume.RoyaumeAction.TurnUp;

/** What is in the box, what is taken out of it, and who gets what. */
class SetupTest {

    @Test
    @Rule({"ROY-1", "ROY-2", "ROY-3"})
    void theBoxHoldsWhatTheRulebookCounts() {
        RoyaumeRules rules = new Scene(4).rules;
        assertEquals(56, Tiles.size(rules.box));
        for (Colour colour : Colour.values()) assertEquals(11, Tiles.ofColour(rules.box, colour.ordinal()));
        int value = 0;
        for (Tile tile : Tile.values()) {
            assertEquals(tile.role().level(), tile.value());
            if (tile.role() == Role.MONSTER || tile.role() == Role.CASTLE)
                assertEquals(1, Tiles.count(rules.box, tile.ordinal()));
            if (tile.colour().equals(Optional.of(Colour.RED)) && tile.role() != Role.MONSTER)
                value += tile.value() * Tiles.count(rules.box, tile.ordinal());
        }
        assertEquals(20, value);
        assertEquals(1, Tile.DRAGON.value());
        assertEquals(4, Tile.BLACK_CASTLE.value());
        assertEquals(15, Tale.values().length);
        assertEquals(36, rules.events.size());
        assertEquals(16, RoyaumeState.sum(rules.cards));
        assertEquals(48, RoyaumeState.sum(rules.tokens));
    }

    @Test
    @Rule("ROY-4")
    void charactersHaveTwoCopiesTerrainsThreeWorkshopsTwo() {
        long box = new Scene(4).rules.box;
        for (Tile tile : Tile.values())
            assertEquals(
                    switch (tile.role()) {
                        case CHARACTER, WORKSHOP -> 2;
                        case TERRAIN -> 3;
                        case MONSTER, CASTLE -> 1;
                    },
                    Tiles.count(box, tile.ordinal()));
    }

    @Test
    @Rule("ROY-5")
    void theTalesAreThoseOfTheSheet() {
        List<Tile> a = List.of(Tile.WOODCUTTER, Tile.FARMER, Tile.MASON, Tile.SENTRY, Tile.VINTNER);
        List<Tile> b = List.of(Tile.HERBALIST, Tile.SHEPHERD, Tile.MINER, Tile.KNIGHT, Tile.ALCHEMIST);
        List<Tile> terrain = List.of(Tile.FOREST, Tile.WHEATFIELD, Tile.QUARRY, Tile.BORDER_POST, Tile.VINEYARD);
        List<Tile> workshop = List.of(Tile.SAWMILL, Tile.MILL, Tile.STONEYARD, Tile.FORGE, Tile.WINEPRESS);
        for (int i = 0; i < 5; i++) {
            wants(i, a.get(i), a.get((i + 1) % 5), terrain.get((i + 3) % 5), workshop.get((i + 1) % 5));
            wants(5 + i, b.get(i), b.get((i + 2) % 5), terrain.get((i + 1) % 5), workshop.get((i + 3) % 5));
            wants(10 + i, a.get((i + 2) % 5), b.get((i + 4) % 5), terrain.get((i + 2) % 5), workshop.get((i + 4) % 5));
        }
    }

    private static void wants(int tale, Tile... tiles) {
        int[] elements = new Scene(2).rules.elements[tale];
        for (int i = 0; i < tiles.length; i++) assertEquals(tiles[i], Tile.of(elements[i]));
        assertEquals(Tile.castle(Colour.of(tale % 5)), Tile.of(elements[4]));
    }

    @Test
    @Rule("ROY-6")
    void thereAreFiveMonstersFiveTerritoriesAndTwentySixMissions() {
        List<Event> events = new Scene(2).rules.events;
        for (Colour colour : Colour.values()) {
            assertTrue(events.contains(Event.monster(colour)));
            assertTrue(events.contains(Event.territory(colour)));
        }
        List<Event> missions =
                events.stream().filter(e -> e.kind() == Event.Kind.MISSION).toList();
        assertEquals(26, missions.size());
        assertEquals(15, missions.stream().filter(Event::isPair).count());
        assertTrue(missions.contains(Event.mission(Tile.BLACK_CASTLE)));
        assertTrue(missions.contains(Event.mission(Tile.WOODCUTTER, Tile.WHEATFIELD)));
        assertTrue(missions.contains(Event.mission(Tile.ALCHEMIST, Tile.WHEATFIELD)));
        assertTrue(missions.contains(Event.mission(Tile.BORDER_POST, Tile.FORGE)));
    }

    @Test
    @Rule("ROY-7")
    void everySymbolIsAsFrequent() {
        assertTrue(Arrays.equals(new byte[] {4, 4, 4, 4}, new Scene(2).rules.cards));
        assertTrue(Arrays.equals(new byte[] {12, 12, 12, 12}, new Scene(2).rules.tokens));
    }

    @ParameterizedTest
    @CsvSource({"2, 36", "3, 46", "4, 56"})
    @Rule("ROY-8")
    void fewerPlayersPlayWithFewerTiles(int seats, int tiles) {
        Scene scene = new Scene(seats).luckUntilDealt();
        assertEquals(tiles, Tiles.size(scene.state.deck));
        assertEquals(56 - tiles, Tiles.size(scene.state.out));
        assertEquals(56 - tiles, scene.count("log.takenOut"));
        for (Tile tile : Tile.values()) {
            int out = Tiles.count(scene.state.out, tile.ordinal());
            switch (tile.role()) {
                case MONSTER, CASTLE -> assertEquals(0, out);
                case TERRAIN -> assertEquals(seats == 4 ? 0 : 1, out);
                case WORKSHOP -> assertEquals(seats == 2 ? 1 : 0, out);
                case CHARACTER -> {
                    if (seats != 3) assertEquals(seats == 2 ? 1 : 0, out);
                }
            }
        }
    }

    @Test
    @Rule("ROY-8")
    void withThreePlayersOneCharacterOfEachColourLeavesByChance() {
        Scene scene = new Scene(3, Map.of("first", 0));
        assertEquals(List.of(new TakeOut(Tile.WOODCUTTER), new TakeOut(Tile.HERBALIST)), scene.legal(Seat.CHANCE));
        scene.refuses(Seat.CHANCE, new TakeOut(Tile.FARMER), "ROY-8", "why.notAmong");
        scene.refuses(Seat.CHANCE, new TakeOut(Tile.WEREWOLF), "ROY-8", "why.notAmong");
        scene.refuses(0, new TakeOut(Tile.WOODCUTTER), "ROY-8", "why.chance");
        scene.act(Seat.CHANCE, new TakeOut(Tile.HERBALIST));
        assertEquals(List.of(new TakeOut(Tile.FARMER), new TakeOut(Tile.SHEPHERD)), scene.legal(Seat.CHANCE));
        Moves moves = new Moves();
        scene.rules.legal(scene.state, Seat.CHANCE, moves);
        assertEquals(4, moves.total());
    }

    @Test
    @Rule("ROY-9")
    void theFirstSeatIsDrawnUnlessNamed() {
        Scene drawn = new Scene(2);
        assertEquals(List.of(new FirstPlayer(0), new FirstPlayer(1)), drawn.legal(Seat.CHANCE));
        drawn.refuses(Seat.CHANCE, new FirstPlayer(2), "ROY-9", "why.noSeat");
        drawn.refuses(Seat.CHANCE, new FirstPlayer(-1), "ROY-9", "why.noSeat");
        assertEquals(1, drawn.act(Seat.CHANCE, new FirstPlayer(1)).state.first);
        Scene named = new Scene(4, Map.of("first", 2));
        assertEquals(2, named.state.first);
        assertEquals(Stage.DEAL_TALES, named.state.stage());
    }

    @Test
    @Rule("ROY-9")
    void inTheFullGameEachGetsATaleOfEachType() {
        Scene scene = new Scene(4, Map.of("first", 0));
        for (int seat = 0; seat < 4; seat++)
            for (Tale.Type type : Tale.Type.values()) {
                List<RoyaumeAction> legal = scene.legal(Seat.CHANCE);
                assertEquals(5 - seat, legal.size());
                Tale tale = ((DealTale) legal.getFirst()).tale();
                assertEquals(type, tale.type());
                scene.refuses(Seat.CHANCE, new DealTale((seat + 1) % 4, tale), "ROY-9", "why.notAmong");
                scene.act(Seat.CHANCE, new DealTale(seat, tale));
            }
        assertEquals(Stage.DEAL, scene.state.stage());
    }

    @Test
    @Rule({"ROY-9", "ROY-32"})
    void inTheSecondGameTalesAreDrawnFromAllFifteen() {
        Scene scene = Scene.level(2, Level.SECOND);
        assertEquals(15, scene.legal(Seat.CHANCE).size());
        scene.act(Seat.CHANCE, new DealTale(0, Tale.MALEFIC_RED));
        scene.act(Seat.CHANCE, new DealTale(0, Tale.MALEFIC_BLUE));
        scene.refuses(Seat.CHANCE, new DealTale(0, Tale.MALEFIC_BLUE), "ROY-9", "why.notAmong");
        scene.act(Seat.CHANCE, new DealTale(0, Tale.MALEFIC_GREEN));
        scene.act(Seat.CHANCE, new DealTale(1, Tale.LOVE_RED));
        assertEquals(11, scene.legal(Seat.CHANCE).size());
    }

    @Test
    @Rule("ROY-31")
    void theFirstGameHasTilesOnly() {
        Scene scene = Scene.level(4, Level.FIRST);
        assertEquals(Stage.DEAL, scene.state.stage());
        scene.luck(1);
        assertEquals(Stage.CHOOSE, scene.state.stage());
        assertEquals(0, RoyaumeState.sum(scene.state.supply));
    }

    @Test
    @Rule("ROY-10")
    void sevenTilesEachAreDealtSeatBySeatThenSixEventsAreTurnedUp() {
        Scene scene = new Scene(3).luckUntilDealt();
        for (int seat = 0; seat < 3; seat++)
            for (int n = 0; n < 7; n++) {
                assertEquals(Stage.DEAL, scene.state.stage());
                Deal deal = (Deal) scene.legal(Seat.CHANCE).getFirst();
                assertEquals(seat, deal.seat());
                scene.refuses(Seat.CHANCE, new Deal((seat + 1) % 3, deal.tile()), "ROY-10", "why.notAmong");
                scene.act(Seat.CHANCE, deal);
            }
        for (int n = 0; n < 6; n++) {
            assertEquals(36 - n, scene.legal(Seat.CHANCE).size());
            scene.act(Seat.CHANCE, scene.legal(Seat.CHANCE).getLast());
        }
        assertEquals(Stage.CHOOSE, scene.state.stage());
        assertEquals(7, Seat.all(3) & scene.state.toAct);
    }

    @Test
    @Rule("ROY-10")
    void anEventComesOnce() {
        Scene scene = new Scene(2).luckUntilDealt();
        while (scene.state.stage() == Stage.DEAL)
            scene.act(Seat.CHANCE, scene.legal(Seat.CHANCE).getFirst());
        TurnUp mill = new TurnUp(Event.mission(Tile.MILL));
        scene.act(Seat.CHANCE, mill).refuses(Seat.CHANCE, mill, "ROY-10", "why.notAmong");
        scene.refuses(Seat.CHANCE, new TurnUp(Event.mission(Tile.FARMER)), "ROY-10", "why.noSuchEvent");
        scene.refuses(Seat.CHANCE, new TurnUp(new Event(-1)), "ROY-10", "why.noSuchEvent");
        scene.refuses(Seat.CHANCE, new TurnUp(new Event(99_999)), "ROY-10", "why.noSuchEvent");
    }

    @Test
    void whatOddNumbersAskForIsRefused() {
        Scene scene = new Scene(2).luckUntilDealt();
        scene.refuses(Seat.CHANCE, new Deal(99, Tile.MILL), "ROY-10", "why.notAmong");
        scene.refuses(Seat.CHANCE, new Deal(-1, Tile.MILL), "ROY-10", "why.notAmong");
        scene.luck(3);
        scene.refuses(99, new RoyaumeAction.Choose(Tile.MILL), "ROY-11", "why.noSeat");
        scene.refuses(-1, new RoyaumeAction.Choose(Tile.MILL), "ROY-11", "why.noSeat");
        scene.refuses(Seat.SPECTATOR, new RoyaumeAction.Choose(Tile.MILL), "ROY-11", "why.noSeat");
        scene.refuses(Seat.CHANCE, new RoyaumeAction.Choose(Tile.MILL), "ROY-11", "why.noSeat");
        scene.refuses(0, new RoyaumeAction.Give(1), "ROY-13", "why.notNow");
        scene.refuses(2, new RoyaumeAction.Choose(Tile.MILL), "ROY-11", "why.noSeat");
    }
}
