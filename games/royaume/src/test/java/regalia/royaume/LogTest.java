package regalia.royaume;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import regalia.kernel.Message;
import regalia.kernel.Named;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.royaume.RoyaumeAction.Choose;
import regalia.royaume.RoyaumeAction.Deal;
import regalia.royaume.RoyaumeAction.DealTale;
import regalia.royaume.RoyaumeAction.DiscardTale;
import regalia.royaume.RoyaumeAction.DrawToken;
import regalia.royaume.RoyaumeAction.FirstPlayer;
import regalia.royaume.RoyaumeAction.Give;
import regalia.royaume.RoyaumeAction.NinthCard;
import regalia.royaume.RoyaumeAction.TakeOut;
import regalia.royaume.RoyaumeAction.TurnCard;
import regalia.royaume.RoyaumeAction.TurnUp;
import regalia.testkit.Heard;

/** What is said aloud, to whom, and what comes to light. */
class LogTest {

    private static final Event QUIET = Event.mission(Tile.PURPLE_CASTLE);

    /** What is heard of some actions: the audience, where it isn't everybody, the key and its arguments. */
    private static List<String> heard(Scene scene, int seat, RoyaumeAction... actions) {
        Heard heard = new Heard();
        for (RoyaumeAction action : actions) scene.rules.apply(scene.state, seat, action, heard);
        List<String> told = new ArrayList<>();
        for (Heard.Line line : heard.lines()) {
            String all = line.audience() == Seat.EVERYBODY ? "" : Integer.toHexString(line.audience()) + ": ";
            switch (line) {
                case Heard.Said(int _, Message message) -> told.add(all + told(message));
                case Heard.Revealed _ -> told.add(all + "revealed");
                case Heard.Points points -> told.add(points.seat() + " gets " + points.delta());
            }
        }
        return told;
    }

    private static String told(Object what) {
        return switch (what) {
            case Message(String key, List<Object> args) ->
                args.stream().map(arg -> " " + told(arg)).collect(Collectors.joining("", key, ""));
            case Seat seat -> "seat" + seat.number();
            case Named named -> Named.word((Enum<?>) named);
            default -> what.toString();
        };
    }

    @Test
    @Rule({"ROY-8", "ROY-9"})
    void theSetupIsSaidAloud() {
        Scene scene = new Scene(3);
        assertEquals(
                List.of(
                        "log.first seat1",
                        "log.takenOut forest",
                        "log.takenOut wheatfield",
                        "log.takenOut quarry",
                        "log.takenOut borderPost",
                        "log.takenOut vineyard"),
                heard(scene, Seat.CHANCE, new FirstPlayer(1)));
        assertEquals(
                List.of("log.takenOut herbalist", "revealed"), heard(scene, Seat.CHANCE, new TakeOut(Tile.HERBALIST)));
        Scene tales = Scene.level(2, Level.FULL);
        assertEquals(
                List.of("log.tale seat0 loveRed", "revealed"),
                heard(tales, Seat.CHANCE, new DealTale(0, Tale.LOVE_RED)));
        tales.tales(1, Tale.LOVE_BLUE, Tale.HEROIC_BLUE);
        assertEquals(
                List.of("log.tale seat1 maleficBlue", "revealed", "log.round 1"),
                heard(tales, Seat.CHANCE, new DealTale(1, Tale.MALEFIC_BLUE)));
    }

    @Test
    @Rule("ROY-10")
    void aTileDealtIsToldToItsOwnerAndOnlyItsFactToOthers() {
        Scene scene = new Scene(2).luckUntilDealt();
        assertEquals(
                List.of("1: log.dealOwn mill", "7ffffffe: log.deal seat0", "1: revealed"),
                heard(scene, Seat.CHANCE, new Deal(0, Tile.MILL)));
    }

    @Test
    @Rule("ROY-10")
    void eventsAreSaidInOrderAndThenAllChoose() {
        Scene scene = Scene.level(2, Level.FULL);
        scene.state.step = 4;
        scene.state.round = 1;
        scene.state.chance(Stage.TURN_UP);
        assertEquals(
                List.of("log.event 5 card.eventTerritory red", "revealed"),
                heard(scene, Seat.CHANCE, new TurnUp(Event.territory(Colour.RED))));
        assertEquals(
                List.of("log.event 6 card.eventSingle mill", "revealed", "log.choose 2 1"),
                heard(scene, Seat.CHANCE, new TurnUp(Event.mission(Tile.MILL))));
    }

    @Test
    @Rule({"ROY-11", "ROY-12"})
    void choicesAreRevealedTogetherAndHandsPassedOn() {
        Scene scene =
                Scene.level(2, Level.FULL).choosing(1, 2).hand(0, "mill forge").hand(1, "dragon quarry");
        assertEquals(List.of(), heard(scene, 0, new Choose(Tile.MILL)));
        assertEquals(
                List.of("log.reveal seat0 mill", "log.reveal seat1 dragon", "revealed"),
                heard(scene, 1, new Choose(Tile.DRAGON)));
        assertEquals(
                List.of("log.token seat1 cape", "revealed", "log.passLeft", "3: revealed", "log.choose 1 4"),
                heard(scene, Seat.CHANCE, new DrawToken(1, Symbol.CAPE)));
    }

    private static Scene last(int seats, Event... events) {
        Scene scene = Scene.level(seats, Level.FULL).choosing(1, 5);
        Event[] all = {QUIET, QUIET, QUIET, QUIET, QUIET, QUIET};
        System.arraycopy(events, 0, all, 0, events.length);
        scene.events(all);
        for (int seat = 0; seat < seats; seat++)
            scene.hand(seat, "forest vineyard").tales(seat, Tale.LOVE_RED, Tale.HEROIC_RED, Tale.MALEFIC_RED);
        for (int seat = 0; seat < seats - 1; seat++) scene.act(seat, new Choose(Tile.FOREST));
        return scene;
    }

    @Test
    @Rule({"ROY-12", "ROY-13"})
    void eachEventIsSaidWithWhatItBrings() {
        Scene scene = last(3, Event.monster(Colour.RED), Event.mission(Tile.MILL), Event.territory(Colour.BLUE))
                .kept(1, "dragon mill");
        List<String> lines = heard(scene, 2, new Choose(Tile.FOREST));
        assertEquals(
                List.of(
                        "log.last",
                        "1: log.lastOwn vineyard",
                        "2: log.lastOwn vineyard",
                        "4: log.lastOwn vineyard",
                        "log.resolve 1 card.eventMonster dragon",
                        "log.owner seat1 dragon"),
                lines.subList(4, lines.size()));
        assertEquals(
                List.of("log.marker seat1 seat2", "log.resolve 2 card.eventSingle mill", "log.fulfilled seat1"),
                heard(scene, 1, new Give(2)));
        List<String> rest = heard(scene, Seat.CHANCE, new DrawToken(1, Symbol.LUTE));
        assertEquals(
                List.of(
                        "log.token seat1 lute",
                        "revealed",
                        "log.resolve 3 card.eventTerritory blue",
                        "log.nobody",
                        "log.resolve 4 card.eventSingle purpleCastle",
                        "log.nobody",
                        "log.resolve 5 card.eventSingle purpleCastle",
                        "log.nobody",
                        "log.resolve 6 card.eventSingle purpleCastle",
                        "log.nobody",
                        "log.giveUp"),
                rest);
    }

    @Test
    @Rule("ROY-13")
    void aMonsterOfNobodyAndMostOfAColourAreSaid() {
        List<String> nobody = heard(last(3, Event.monster(Colour.RED)), 2, new Choose(Tile.FOREST));
        assertEquals(List.of("log.resolve 1 card.eventMonster dragon", "log.nobody"), nobody.subList(8, 10));
        Scene scene = last(2, Event.monster(Colour.RED), Event.territory(Colour.GREEN))
                .kept(0, "dragon");
        List<String> most = heard(scene, 1, new Choose(Tile.FOREST));
        assertEquals(
                List.of(
                        "log.marker seat0 seat1",
                        "log.resolve 2 card.eventTerritory green",
                        "log.most seat0 green 1",
                        "log.most seat1 green 1"),
                most.subList(most.size() - 4, most.size()));
    }

    @Test
    @Rule({"ROY-14", "ROY-15"})
    void talesGivenUpAreSaidTogether() {
        Scene scene = last(2).act(1, new Choose(Tile.FOREST)).act(1, new DiscardTale(Tale.LOVE_RED));
        assertEquals(
                List.of("log.taleGone seat0 heroicRed", "log.taleGone seat1 loveRed", "revealed", "log.round 2"),
                heard(scene, 0, new DiscardTale(Tale.HEROIC_RED)));
        scene.state.round = 1;
        scene.state.stage(Stage.DISCARD_TALE, 2);
        scene.state.chosen[0] = (byte) (1 + Tale.MALEFIC_RED.ordinal());
        List<String> lines = heard(scene, 1, new DiscardTale(Tale.HEROIC_RED));
        assertEquals("log.build", lines.getLast());
    }

    private static final String NOTHING = "golem/red golem/red witch/red witch/red dragon/red dragon/red scarecrow/red"
            + " scarecrow/red werewolf/red werewolf/";

    @Test
    @Rule({"ROY-16", "ROY-22", "ROY-23", "ROY-24", "ROY-25"})
    void kingdomsAndTheShowAreSaid() {
        Scene scene =
                Scene.level(2, Level.FULL).building().tales(0, Tale.LOVE_GREEN).tales(1, Tale.HEROIC_RED);
        scene.kingdom(0, NOTHING.replace("golem/red golem/red", "woodcutter farmer"));
        scene.kept(1, NOTHING.replaceAll("/[a-z]*", "")).build(1, NOTHING.replaceFirst(" werewolf/$", ""));
        List<String> shown = heard(scene, 1, Scene.placing("werewolf/"));
        assertEquals(
                List.of("log.stands seat0 1 woodcutter", "log.stands seat0 1 farmer", "log.bardSideOf seat0 1 red"),
                shown.subList(0, 3));
        assertEquals("log.bardSide seat0 4", shown.get(9));
        assertEquals("log.bardSide seat1 4", shown.get(19));
        assertEquals(List.of("revealed", "log.elements seat0 2", "log.elements seat1 0"), shown.subList(20, 23));
        assertEquals(
                List.of("log.token seat0 lute", "revealed", "log.token seat0 lute", "revealed", "log.lovers seat0"),
                heard(scene, Seat.CHANCE, new DrawToken(0, Symbol.LUTE), new DrawToken(0, Symbol.LUTE)));
        scene.draw(0, Symbol.LUTE);
        assertEquals(
                List.of("log.token seat0 lute", "revealed", "log.show"),
                heard(scene, Seat.CHANCE, new DrawToken(0, Symbol.LUTE)));
        assertEquals(
                List.of("log.card 1 lute", "revealed", "log.moved seat0 lute", "log.card 2 cape", "revealed"),
                heard(scene, Seat.CHANCE, new TurnCard(Symbol.LUTE), new TurnCard(Symbol.CAPE)));
        scene.card(Symbol.CAPE, Symbol.CAPE, Symbol.CAPE, Symbol.FLUTE, Symbol.FLUTE, Symbol.FLUTE);
        assertEquals(
                List.of("log.ninth seat0 lute", "revealed", "log.moved seat0 lute", "0 gets 2", "0 gets 4", "log.over"),
                heard(scene, Seat.CHANCE, new NinthCard(0, Symbol.LUTE)));
        assertEquals(2, scene.state.cards[Symbol.LUTE.ordinal()]);
    }

    @Test
    @Rule("ROY-24")
    void eachCardLeavesThePile() {
        Scene scene = Scene.level(2, Level.FULL);
        scene.state.chance(Stage.SHOW);
        heard(scene, Seat.CHANCE, new TurnCard(Symbol.SWORD));
        assertEquals(3, scene.state.cards[Symbol.SWORD.ordinal()]);
        assertEquals(4, scene.state.cards[Symbol.CAPE.ordinal()]);
    }
}
