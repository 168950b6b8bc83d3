package regalia.app.shots;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regalia.catalog.Catalog;

/** Measures in the page itself how long a person waits. */
final class Stopwatch {

    private static final int ACTIONS = 7;

    /** Clicks what is lit until a decision is sent, and tells how long its effect took: till the frame after the board has changed. */
    private static final String ACT = """
            (async () => {
              const pause = (time) => new Promise((done) => setTimeout(done, time));
              const all = (wanted) => [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility());
              for (let tries = 0; tries < 600; tries++) {
                const go = all('.acts .btn--go')[0];
                if (document.querySelector('.end')) return -1;
                if (go) {
                  // Nobody is quicker: the button has to be seen and reached.
                  await pause(300);
                  const told = document.querySelector('.board').parentElement;
                  return await new Promise((done) => {
                    const start = performance.now();
                    new MutationObserver((_, watch) => {
                      watch.disconnect();
                      requestAnimationFrame(() => done(performance.now() - start));
                    }).observe(told, { childList: true, subtree: true, attributes: true, characterData: true });
                    go.click();
                  });
                }
                const lit = all('.lit, .slot:is(button), .choices .btn');
                if (lit.length > 0) lit[(tries * 7) % lit.length].click();
                await pause(25);
              }
              return -2;
            })()""";

    private final Chromium chromium;
    private final Guest guest;
    private final String server;

    Stopwatch(Chromium chromium, Guest guest, String server) {
        this.chromium = chromium;
        this.guest = guest;
        this.server = server;
    }

    Quickness measure(int seats) {
        Map<String, Double> boards = new LinkedHashMap<>();
        Map<String, Double> middle = new LinkedHashMap<>();
        Map<String, Double> slowest = new LinkedHashMap<>();
        for (String game : Catalog.games()) {
            Tab tab = chromium.tab();
            guest.enter(tab);
            boards.put(
                    game,
                    interactive(tab, "/t/" + Seated.begin(guest, game, seats).table(), ".lit"));
            List<Double> effects = effects(tab);
            middle.put(game, effects.get(effects.size() / 2));
            slowest.put(game, effects.getLast());
        }
        return new Quickness(interactive(chromium.tab(), "/", ".box .btn--go"), boards, middle, slowest);
    }

    private double interactive(Tab tab, String path, String usable) {
        tab.size(Format.DESKTOP);
        tab.light(Theme.LIGHT);
        tab.first(watch(usable));
        tab.go(server + path);
        tab.await("window.interactive");
        return rounded(tab.ask("window.interactive").doubleValue());
    }

    /** A script that notes when something is first drawn that a person can use. */
    private static String watch(String usable) {
        return """
                new MutationObserver((_, watch) => {
                  if (!document.querySelector('%s')) return;
                  watch.disconnect();
                  requestAnimationFrame(() => (window.interactive = performance.now()));
                }).observe(document, { childList: true, subtree: true, attributes: true });""".formatted(usable);
    }

    private static List<Double> effects(Tab tab) {
        List<Double> effects = new ArrayList<>();
        for (int i = 0; i < ACTIONS; i++) {
            double millis = tab.ask(ACT).doubleValue();
            if (millis < 0) throw new Unseen("no decision could be measured by clicking what is lit");
            effects.add(rounded(millis));
        }
        return effects.stream().sorted().toList();
    }

    private static double rounded(double millis) {
        return Math.round(millis * 10) / 10.0;
    }
}
