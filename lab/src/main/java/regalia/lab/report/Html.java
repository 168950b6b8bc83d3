package regalia.lab.report;

import java.util.ArrayList;
import java.util.List;
import regalia.catalog.Language;
import regalia.lab.plot.Svg;

/** A page that needs nothing beside it: no script, no font, no picture. Light or dark as the reader has it, and readable on a phone. */
final class Html {

    private static final String STYLE = """
            :root{color-scheme:light dark;--bg:#fbfaf7;--card:#fff;--ink:#1b1b1f;--faint:#5c5c66;--grid:#e3e3e8;--ref:#6b5b00;--mark:#5b6b8c;--above:#1a7f4b;--below:#b3402a}
            @media (prefers-color-scheme:dark){:root{--bg:#17171b;--card:#212127;--ink:#ececf1;--faint:#a9a9b5;--grid:#3a3a44;--ref:#d9c35a;--mark:#93a7d1;--above:#58c48c;--below:#f08a72}}
            *{box-sizing:border-box}body{margin:0 auto;max-width:1180px;padding:16px;background:var(--bg);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
            h1{font-size:1.7rem;line-height:1.2;margin:.4em 0}h2{font-size:1.35rem;margin:2em 0 .4em;border-bottom:2px solid var(--grid)}h3{font-size:1.05rem;margin:.2em 0}
            p{margin:.4em 0;max-width:75ch}li{margin:.35em 0;max-width:80ch}.faint{color:var(--faint);font-size:.9rem}
            .short{background:var(--card);border:1px solid var(--grid);border-radius:10px;padding:6px 14px;margin:12px 0}.short ul{padding-left:1.1em}
            .lead li:first-child{font-weight:600}.lead{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,2fr);gap:14px}@media (max-width:760px){.lead{grid-template-columns:minmax(0,1fr)}}
            .grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,330px),1fr));gap:14px;margin:12px 0;align-items:start}
            figure{margin:0;background:var(--card);border:1px solid var(--grid);border-radius:10px;padding:10px;min-width:0}figcaption{color:var(--faint);font-size:.85rem}
            svg{display:block;width:100%;height:auto;font:12px system-ui,sans-serif}
            .f-text{fill:var(--ink)}.f-faint{fill:var(--faint)}.f-reference{fill:var(--ref)}.f-mark{fill:var(--mark)}.f-above{fill:var(--above)}.f-below{fill:var(--below)}.pale{opacity:.45}
            .s-grid{stroke:var(--grid)}.s-faint{stroke:var(--faint)}.s-reference{stroke:var(--ref)}
            .wide{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem;margin:8px 0}th,td{padding:3px 9px;text-align:right;border-bottom:1px solid var(--grid);white-space:nowrap}th:first-child,td:first-child{text-align:left}
            details{margin:8px 0}summary{cursor:pointer;font-weight:600}code{font-size:.85rem;overflow-wrap:anywhere}a{color:var(--mark)}
            @media (max-width:520px){body{padding:10px}.short{padding:6px 10px}.short figure{border:0;padding:0}figure{padding:8px 4px}svg{font-size:13px}}
            """;

    private final StringBuilder body = new StringBuilder();
    private final List<Figure> shown = new ArrayList<>();
    private final String title;
    private final Language language;

    Html(String title, Language language) {
        this.title = title;
        this.language = language;
    }

    Html raw(String html) {
        body.append(html).append('\n');
        return this;
    }

    Html element(String name, String text) {
        return raw("<" + name + ">" + unbroken(text) + "</" + name + ">");
    }

    Html faint(String text) {
        return raw("<p class=\"faint\">" + unbroken(text) + "</p>");
    }

    /** A sign of percent stays on the line of its number, and a sign that French sets apart on that of its word. */
    private static String unbroken(String text) {
        return Svg.escaped(text).replaceAll(" ([%:;»])", "&nbsp;$1");
    }

    Html list(List<String> items) {
        raw("<ul>");
        for (String item : items) element("li", item);
        return raw("</ul>");
    }

    /** All pictures that are on the page so far. */
    List<Figure> figures() {
        return List.copyOf(shown);
    }

    Html figures(List<Figure> figures) {
        if (figures.isEmpty()) return this;
        shown.addAll(figures);
        raw("<div class=\"grid\">");
        for (Figure figure : figures) {
            raw("<figure>").element("h3", figure.heading()).raw(Svg.of(figure.drawing()));
            if (!figure.caption().isEmpty()) element("figcaption", figure.caption());
            raw("</figure>");
        }
        return raw("</div>");
    }

    /** The first row is the heading. Cells are HTML. */
    Html table(List<List<String>> rows) {
        raw("<div class=\"wide\"><table>");
        for (int i = 0; i < rows.size(); i++) {
            String cell = i == 0 ? "th" : "td";
            body.append("<tr>");
            for (String text : rows.get(i))
                body.append('<')
                        .append(cell)
                        .append('>')
                        .append(text)
                        .append("</")
                        .append(cell)
                        .append('>');
            body.append("</tr>\n");
        }
        return raw("</table></div>");
    }

    String text() {
        return "<!doctype html>\n<html lang=\"" + language.word() + "\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>"
                + Svg.escaped(title) + "</title>\n<style>\n" + STYLE + "</style>\n</head>\n<body>\n" + body
                + "</body>\n</html>\n";
    }
}
