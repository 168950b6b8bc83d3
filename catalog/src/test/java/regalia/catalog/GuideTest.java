package regalia.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regalia.catalog.Guide.Note;
import regalia.codec.match.Recorded;
import regalia.codec.match.Replay;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.State;

class GuideTest {

    static Stream<String> games() {
        return Catalog.games().stream();
    }

    private static Replay replay(String game) {
        return new Replay(Catalog::game, Messages.load(Language.EN, game)::say);
    }

    /** The entries after which the newcomer is to decide. */
    private static <S extends State<S>, A extends Action, V> Set<Integer> decisions(
            Game<S, A, V> game, Recorded match) {
        Set<Integer> places = new TreeSet<>();
        replay(game.id()).play(game, match, (_, acted) -> {
            if (acted.seat() == Guide.SEAT) places.add(acted.seq() - 1);
        });
        return places;
    }

    private static List<Note> wishes(Guide guide) {
        return guide.notes().stream().filter(note -> note.wish().isPresent()).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theMatchOfAGuideHoldsByTheRulesOfToday(String game) {
        Recorded match = Guide.match(game);
        assertEquals(game, match.header().game());
        assertEquals(List.of(), replay(game).check(match));
    }

    @ParameterizedTest
    @MethodSource("games")
    void theNewcomerDecidesFiveToTenTimesAndOnlyWhereSeatZeroDid(String game) {
        Set<Integer> decisions = decisions(Catalog.game(game), Guide.match(game));
        List<Integer> places =
                wishes(Guide.load(game, Language.EN)).stream().map(Note::at).toList();
        assertTrue(places.size() >= 5 && places.size() <= 10, places.toString());
        assertEquals(places.stream().distinct().toList(), places);
        for (int place : places) assertTrue(decisions.contains(place), "nothing is decided after entry " + place);
    }

    @ParameterizedTest
    @MethodSource("games")
    void notesAreToldInTheirOrderAndAWishComesLast(String game) {
        List<Note> notes = Guide.load(game, Language.EN).notes();
        for (int i = 1; i < notes.size(); i++) {
            Note before = notes.get(i - 1);
            int gap = notes.get(i).at() - before.at();
            int least = before.wish().isPresent() ? 1 : 0;
            assertTrue(gap >= least, notes.get(i).title());
        }
        assertTrue(notes.getLast().at() <= Guide.match(game).entries().size());
    }

    @ParameterizedTest
    @MethodSource("games")
    void bothLanguagesTellTheSameOfRulesThatThereAre(String game) {
        Guide english = Guide.load(game, Language.EN);
        Guide french = Guide.load(game, Language.FR);
        Sheet sheet = Sheet.load(game, Language.EN);
        assertEquals(english.notes().size(), french.notes().size());
        assertEquals(english.learned().size(), french.learned().size());
        for (int i = 0; i < english.notes().size(); i++) {
            Note one = english.notes().get(i);
            Note other = french.notes().get(i);
            assertEquals(one.at(), other.at());
            assertEquals(one.rule(), other.rule());
            assertEquals(one.wish().isPresent(), other.wish().isPresent());
            assertNotEquals(one.text(), other.text());
            assertNotEquals(one.wish().orElse("en"), other.wish().orElse("fr"));
            one.rule().ifPresent(id -> assertTrue(sheet.rule(id).isPresent(), id));
        }
    }
}
