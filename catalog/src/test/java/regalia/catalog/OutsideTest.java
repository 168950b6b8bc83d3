package regalia.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import regalia.kernel.Unusable;

class OutsideTest {

    @Test
    void aCommandIsSplitAsAShellDoesInSimpleCases() {
        assertEquals(new Outside(List.of("./mybot"), 10_000), Outside.of("exec:./mybot"));
        assertEquals(List.of("my bot", "a,b", "c:d", "e'f", ""), Quoted.words("'my bot' a\",\"b  c:d \"e'f\" ''"));
        assertEquals(
                List.of("C:\\bots\\my.exe"), Outside.of("exec:C:\\bots\\my.exe").command());
    }

    @Test
    void itsTimeStandsBeforeTheCommand() {
        assertEquals(new Outside(List.of("a", "b"), 300), Outside.of("exec:300ms:a b"));
        assertEquals(new Outside(List.of("a"), 2000), Outside.of("exec:2s:a"));
        assertEquals("exec:2s:a b", Outside.word("a b", "2s"));
    }

    @Test
    void aListOfPlayersMayHoldCommandsWithCommas() {
        assertEquals(
                List.of("me", "exec:'bot a,b' \"c,d\"", "exec:2s:x", "squire"),
                Seating.players("me, exec:'bot a,b' \"c,d\" ,exec:2s:x,squire").words());
        assertEquals(List.of("exec:x", "page"), Seating.bots("exec:x,page").words());
    }

    @Test
    void whatNamesNoProgramIsRefusedBeforeTheMatch() {
        refused("exec:", "'exec:' names no program; write exec:COMMAND or exec:TIME:COMMAND");
        refused("exec", "'exec' names no program; write exec:COMMAND or exec:TIME:COMMAND");
        refused("me,exec:2s:", "'exec:2s:' names no program; write exec:COMMAND or exec:TIME:COMMAND");
        refused("exec:'a", "a quotation mark is not closed in: exec:'a");
        refused("exec:0ms:a", "the time for a decision must be between 1ms and 600s");
        refused("exec:601s:a", "the time for a decision must be between 1ms and 600s");
    }

    private static void refused(String players, String why) {
        assertEquals(
                why,
                assertThrows(Unusable.class, () -> Seating.players(players)).getMessage());
    }
}
