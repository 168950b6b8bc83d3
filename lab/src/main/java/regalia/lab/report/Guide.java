package regalia.lab.report;

import regalia.lab.Manifest;
import regalia.lab.plot.Svg;

/** What a reader must know to read a report, and to make it again. */
final class Guide {

    private Guide() {}

    static String balance() {
        return """
                <details><summary>How to read this</summary>
                <p><b>95 %</b>: the bar beside a value. If the study were made again with other luck, 95 of 100 such bars would hold the truth.
                A short bar is sure, a long one is not. <b>Fair share</b>: what each of N players would win if nothing mattered, one N-th.
                A victory shared by k players counts 1/k for each.</p>
                <p><b>Won when chosen</b>: of all times that somebody chose this thing although something else was possible, the part by a player who then won.
                It shows who wins, not why: what is chosen by who is ahead anyway looks strong. The players are bots: better ones may think otherwise.</p>
                <p><b>Sure</b> in the sentences above means: for all things that are compared with each other at once, in 95 of 100 studies.</p>
                <p><b>Dominated</b>: chosen less than half as often as by whoever takes each legal action as likely, and those who do choose it win less than their
                fair share, both surely; or never chosen at all.</p>
                <p><b>Lead change</b>: somebody else than before is alone in front. <b>Half-time</b>: half of the actions of the match.</p>
                </details>
                """;
    }

    static String compare() {
        return """
                <details><summary>How to read this</summary>
                <p>Each match was played twice on the same luck, once with the rules A and once with the rules B, by the same bots. So what is compared is
                the difference within each pair, always B less A, and far fewer matches are needed than if the two were played apart.</p>
                <p><b>95 %</b>: the bar beside a value. If the study were made again with other luck, 95 of 100 such bars would hold the truth.
                <b>Sure</b>: the difference isn't luck, for all figures of this table at once, in 95 of 100 studies.</p>
                <p>The bots are the same with both rule sets and may not use a rule as well as people would.</p>
                </details>
                """;
    }

    static void again(Html html, Manifest manifest) {
        html.element("h2", "To get the same numbers again");
        html.raw("<p><code>regalia lab rerun manifest.json</code> plays the same matches and compares."
                + (manifest.repeatable()
                        ? ""
                        : " But here a bot plays by time: how strong it is depends on the machine, and the numbers won't be quite the same.")
                + "</p>");
        html.raw("<details><summary>Manifest</summary><pre class=\"wide\"><code>" + Svg.escaped(manifest.text())
                + "</code></pre></details>");
    }
}
