package regalia.app.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.WebSocketRoute;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.codec.Json;

class MannersTest extends Visited {

    private static final int ALL = 1000;

    private static void at(Visit.Person person, String table) {
        person.go("/t/" + table);
        person.page.locator(".board").waitFor();
        person.still();
    }

    @ParameterizedTest
    @CsvSource({"lord, " + ALL, "palace, " + ALL, "royaume, 10", "minister, 10", "emblemes, 10"})
    void aMatchIsPlayedWithTheKeyboardAlone(String game, int decisions) {
        Visit.Person person = somebody(1440, 900);
        at(person, person.table(game, "me", "squire", "squire"));
        Typist typist = new Typist(person);
        typist.play(decisions);
        if (decisions == ALL)
            assertThat(person.page.locator(".end .ranks li").first()).isVisible();
        assertEquals(List.of(), person.troubles);
        person.leave();
    }

    @Test
    void aBrokenConnectionIsToldAndMendedInTheMiddleOfAChoice() {
        Visit.Person person = somebody(1440, 900);
        List<WebSocketRoute> open = new ArrayList<>();
        boolean[] down = {false};
        person.page.routeWebSocket(Pattern.compile("/socket"), socket -> {
            if (down[0]) socket.close();
            else {
                WebSocketRoute _ = socket.connectToServer();
                open.add(socket);
            }
        });
        at(person, person.table("emblemes", "me", "squire", "squire"));
        person.all(".hand .lit").first().click();
        Locator confirm = person.page.locator(".acts .btn--go");
        String choice = confirm.textContent();
        String asked = person.page.locator(".ask p").textContent();
        down[0] = true;
        open.forEach(WebSocketRoute::close);
        assertThat(person.page.locator(".ask small")).hasText("Connection lost; trying again…");
        confirm.click();
        assertThat(person.page.locator(".ask p")).containsText("There is no connection just now.");
        down[0] = false;
        assertThat(person.page.locator(".ask small")).hasCount(0);
        assertThat(person.page.locator(".ask p")).hasText(asked);
        assertThat(confirm).hasText(choice);
        confirm.click();
        assertThat(person.page.locator(".ask p")).not().hasText(asked);
        assertThat(person.page.locator(".mine")).isVisible();
        person.leave();
    }

    @Test
    void anAnswerThatIsLostWithTheConnectionIsSentAgain() {
        Visit.Person person = somebody(1440, 900);
        boolean[] losing = {false};
        person.page.routeWebSocket(Pattern.compile("/api/tables/.+/socket"), socket -> {
            WebSocketRoute server = socket.connectToServer();
            socket.onMessage(frame -> {
                if (!losing[0]) server.send(frame.text());
                else {
                    losing[0] = false;
                    socket.close();
                }
            });
        });
        at(person, person.table("lord", "me", "squire", "squire"));
        person.all(".hand .lit").first().click();
        Locator log = person.page.locator(".side .log > li");
        int before = log.count();
        losing[0] = true;
        person.page.locator(".acts .btn--go").click();
        assertThat(log.nth(before)).isAttached();
        person.all(".hand .lit").first().click();
        person.page.locator(".acts .btn--go").click();
        assertEquals(List.of(), person.troubles);
        person.leave();
    }

    @Test
    void whoMayNotHearAMatchIsToldWhyInsteadOfTryingForEver() {
        Visit.Person person = somebody(1440, 900);
        String table = person.table("lord", "me", "squire");
        List<String> sockets = new ArrayList<>();
        person.page.onWebSocket(socket -> sockets.add(socket.url()));
        person.go("/t/" + table + "?seat=1");
        assertThat(person.page.locator("[role=alert]")).hasText("This is not your seat.");
        assertThat(person.page.locator(".board")).hasCount(0);
        assertEquals(1, sockets.stream().filter(url -> url.contains(table)).count(), sockets.toString());
        person.leave();
    }

    @Test
    void aChoiceIsTakenBackWhileOthersChoose() {
        Visit.Person person = somebody(1440, 900);
        at(person, person.table("emblemes", "me", "me", "me"));
        person.all(".hand .lit").first().click();
        person.page.locator(".acts .btn--go").click();
        Locator undo = person.page.locator(".acts").getByText("Take back");
        undo.click();
        assertThat(person.all(".hand .lit").first()).isVisible();
        assertThat(undo).hasCount(0);
        assertEquals(List.of(), person.troubles);
        person.leave();
    }

    /**
     * Between taking a card and laying a disc nobody else can act: what was taken can be put back alone. The person begins: the bot
     * has laid the starting discs (PAL-9).
     */
    @Test
    void anActionThatToldNothingIsTakenBackAlone() {
        Visit.Person person = somebody(1440, 900);
        at(person, person.table("palace", Json.tree("{\"first\":0}"), "me", "squire"));
        Locator confirm = person.page.locator(".acts .btn--go");
        for (int bribe = 0; bribe < 2; bribe++)
            person.page.locator(".offer .lit").first().click();
        confirm.click();
        Locator front = person.page.locator(".road .lit");
        front.first().waitFor();
        Locator asked = person.page.locator(".ask p");
        assertThat(asked).hasText(Pattern.compile("\\S"));
        String before = asked.textContent().strip();
        int lines = person.page.locator(".side .log > li").count();
        front.first().click();
        confirm.click();
        Locator undo = person.page.locator(".acts").getByText("Take back");
        assertThat(person.page.locator(".road.laying")).isVisible();
        undo.click();
        assertThat(person.page.locator(".road.laying")).hasCount(0);
        assertThat(asked).hasText(before);
        assertThat(front.first()).isVisible();
        assertThat(undo).hasCount(0);
        assertThat(person.page.locator(".side .log > li")).hasCount(lines);
        assertEquals(List.of(), person.troubles);
        person.leave();
    }

    /** Only bots play along: nobody has to be asked. */
    @Test
    void whoAsksToTakeBackActsAnewWhateverBotsHaveDoneSince() {
        Visit.Person person = somebody(1440, 900);
        at(person, person.table("lord", "me", "squire", "squire"));
        Locator lit = person.all(".hand .lit");
        lit.first().waitFor();
        Locator log = person.page.locator(".side .log > li");
        int before = log.count();
        lit.first().click();
        person.page.locator(".acts .btn--go").click();
        person.page.waitForCondition(() -> log.count() > before + 2 && lit.count() > 0);
        person.page.locator("details.more summary").click();
        Locator ask = person.page.locator("details.more").getByText("Ask to take back");
        ask.click();
        assertThat(person.page.locator("details.more")).containsText("your last step");
        ask.click();
        assertThat(log).hasCount(before);
        assertThat(lit.first()).isVisible();
        assertEquals(List.of(), person.troubles);
        person.leave();
    }

    @Test
    void whatMayNotBeDoneSaysWhyAndNamesItsRule() {
        Visit.Person person = somebody(1440, 900);
        at(person, person.table("palace", "me", "squire", "squire"));
        person.page.locator(".offer .lit").first().waitFor();
        // It is marked as disabled, and answers all the same.
        person.page.locator(".road .card").first().click(new Locator.ClickOptions().setForce(true));
        Locator why = person.page.locator(".why");
        assertThat(why.locator("b")).not().isEmpty();
        assertThat(why.locator("a")).hasText(Pattern.compile("PAL-\\d+"));
        assertThat(why.locator("a")).hasAttribute("href", Pattern.compile("/rules/palace#PAL-\\d+"));
        person.page.keyboard().press("Escape");
        assertThat(why).hasCount(0);
        assertEquals(List.of(), person.troubles);
        person.leave();
    }
}
