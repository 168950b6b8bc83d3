package regalia.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import regalia.emblemes.Location;
import regalia.emblemes.Persona;
import regalia.kernel.Message;
import regalia.kernel.Seat;
import regalia.kernel.Unusable;

class MessagesTest {

    private final Messages english = Messages.load(Language.EN, "emblemes").with(List.of("Ann", "Ben", ""));
    private final Messages french = Messages.load(Language.FR, "emblemes").with(List.of("Ann", "Ben", ""));

    @Test
    void seatsAreSaidByTheNamesOfTheirPlayersAndThingsByTheirOwn() {
        Message message = Message.of("log.place", Seat.of(0), Persona.WITCH, Location.CASTLE);
        assertEquals("Ann places Witch in the Castle.", english.say(message));
        assertEquals("Ann place Sorcière au Château.", french.say(message));
    }

    @Test
    void aSeatWithoutANameHasANumber() {
        assertEquals("Seat 3", english.name(2));
        assertEquals("Place 3", french.name(2));
    }

    @Test
    void aListIsSaidOneAfterTheOther() {
        assertEquals("Waiting for Ann, Ben.", english.say("ask.wait", List.of(Seat.of(0), Seat.of(1))));
    }

    @Test
    void aNameFromAStrangersRecordCannotSteerTheTerminal() {
        assertEquals(
                "?[2JEve",
                Messages.load(Language.EN).with(List.of("\u001b[2JEve")).name(0));
    }

    @Test
    void aLanguageThatThereIsNotIsUnusable() {
        Unusable no = assertThrows(Unusable.class, () -> Language.of("de"));
        assertEquals("there is no language 'de'; there is en, fr", no.getMessage());
    }
}
