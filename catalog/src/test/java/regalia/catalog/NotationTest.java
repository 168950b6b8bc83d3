package regalia.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import org.junit.jupiter.api.Test;
import regalia.emblemes.Card;
import regalia.emblemes.EmblemesAction;
import regalia.emblemes.EmblemesAction.Copy;
import regalia.emblemes.EmblemesAction.Discard;
import regalia.emblemes.EmblemesAction.Impose;
import regalia.emblemes.EmblemesAction.Move;
import regalia.emblemes.EmblemesAction.Place;
import regalia.emblemes.EmblemesAction.Rob;
import regalia.emblemes.EmblemesAction.Select;
import regalia.emblemes.Location;
import regalia.emblemes.Persona;
import regalia.kernel.Game;

class NotationTest {

    private static final List<String> PLAYERS = List.of("Anna", "Blanche", "Colin");
    private static final List<EmblemesAction> SELECTS =
            List.of(new Select(Persona.THIEF), new Select(Persona.WITCH), new Select(Persona.WARRIOR));
    private static final List<EmblemesAction> PLACES =
            List.of(new Place(Location.CASTLE, 0), new Place(Location.CASTLE, 1), new Place(Location.PORT, 0));

    private final Notation<EmblemesAction> english = notation(Language.EN);
    private final Notation<EmblemesAction> french = notation(Language.FR);

    @SuppressWarnings("unchecked") // The catalog gives any game; this one is known.
    private static Notation<EmblemesAction> notation(Language language) {
        Game<?, EmblemesAction, ?> game = (Game<?, EmblemesAction, ?>) Catalog.game("emblemes");
        return new Notation<>(game, Messages.load(language, "emblemes"), PLAYERS);
    }

    private static void legal(EmblemesAction action, Reading<EmblemesAction> reading) {
        assertEquals(new Reading.Legal<>(action), reading);
    }

    private static void named(EmblemesAction action, Reading<EmblemesAction> reading) {
        assertEquals(new Reading.Named<>(List.of(action)), reading);
    }

    @Test
    void anActionIsSaidInTheLanguageOfTheTable() {
        EmblemesAction move = new Move(new Card(1, Persona.WITCH), Location.PORT, 1);
        assertEquals("move Blanche's Witch Port behind 1 equal", english.say(move));
        assertEquals("déplacer Sorcière de Blanche Port derrière 1 égale", french.say(move));
    }

    @Test
    void oneWordIsEnoughWhereOnlyOneActionHasIt() {
        legal(new Select(Persona.WITCH), english.read("witch", SELECTS));
        legal(new Select(Persona.WITCH), english.read("Sel. WIT", SELECTS));
        legal(new Select(Persona.WITCH), french.read("sorciere", SELECTS));
    }

    @Test
    void englishIsUnderstoodAtEveryTable() {
        legal(new Select(Persona.THIEF), french.read("select thief", SELECTS));
    }

    @Test
    void whatMayMeanSeveralThingsIsNotGuessed() {
        assertEquals(new Reading.Unclear<>(List.of(SELECTS.get(1), SELECTS.get(2))), english.read("select w", SELECTS));
        assertEquals(new Reading.Unclear<>(PLACES.subList(0, 2)), english.read("castle", PLACES));
    }

    @Test
    void allWordsOfAnActionMeanItAlone() {
        legal(PLACES.get(0), english.read("place castle", PLACES));
        legal(PLACES.get(1), english.read("castle behind 1", PLACES));
    }

    @Test
    void anActionThatIsNotLegalIsUnderstoodToo() {
        named(new Select(Persona.KING), english.read("king", SELECTS));
        named(new Rob(2), english.read("rob colin", SELECTS));
        named(new Rob(2), english.read("rob 2", SELECTS));
        named(new Place(Location.PORT, 7), english.read("place port behind 7", SELECTS));
        named(new Discard(new Card(1, Persona.KING)), french.read("défausser Roi de Blanche", SELECTS));
        named(new Impose(1, Location.VILLAGE), french.read("imposer blanche village", SELECTS));
        named(new Copy(new Card(0, Persona.GUARD)), english.read("copy Anna's Guard", SELECTS));
    }

    @Test
    void aPlayerLeftOutMayBeAnyOfThem() {
        Reading<EmblemesAction> reading = english.read("discard king", SELECTS);
        assertEquals(
                List.of(0, 1, 2).stream()
                        .map(seat -> (EmblemesAction) new Discard(new Card(seat, Persona.KING)))
                        .toList(),
                assertInstanceOf(Reading.Named.class, reading).actions());
    }

    @Test
    void whatIsNoActionIsUnknown() {
        assertEquals(new Reading.Unknown<>(), english.read("castle a rook", SELECTS));
        assertEquals(new Reading.Unknown<>(), english.read("!!", SELECTS));
    }
}
