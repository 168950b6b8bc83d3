package regalia.lab.plot;

import static java.lang.String.format;

import java.util.Locale;
import regalia.kernel.Named;
import regalia.lab.plot.Drawing.Box;
import regalia.lab.plot.Drawing.Dot;
import regalia.lab.plot.Drawing.Line;
import regalia.lab.plot.Drawing.Text;

/** A drawing as SVG inside a page. Colours come from the page: each role is a class. */
public final class Svg {

    private Svg() {}

    public static String of(Drawing drawing) {
        StringBuilder out = new StringBuilder();
        out.append(format(
                Locale.ROOT,
                "<svg viewBox=\"0 0 %d %.0f\" role=\"img\" aria-label=\"%s\">",
                Drawing.WIDTH,
                drawing.height(),
                escaped(drawing.title())));
        for (Drawing.Shape shape : drawing.shapes()) out.append(shape(shape));
        return out.append("</svg>").toString();
    }

    private static String shape(Drawing.Shape shape) {
        return switch (shape) {
            case Line line ->
                format(
                        Locale.ROOT,
                        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke-width=\"%.1f\" class=\"s-%s\"%s/>",
                        line.x1(),
                        line.y1(),
                        line.x2(),
                        line.y2(),
                        line.width(),
                        Named.word(line.role()),
                        line.dashed() ? " stroke-dasharray=\"4 3\"" : "");
            case Box box ->
                format(
                        Locale.ROOT,
                        "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" class=\"f-%s%s\"/>",
                        box.x(),
                        box.y(),
                        box.width(),
                        box.height(),
                        Named.word(box.role()),
                        box.pale() ? " pale" : "");
            case Dot dot ->
                format(
                        Locale.ROOT,
                        "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\" class=\"f-%s\"/>",
                        dot.x(),
                        dot.y(),
                        dot.radius(),
                        Named.word(dot.role()));
            case Text text ->
                format(
                        Locale.ROOT,
                        "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" class=\"f-%s\"%s>%s</text>",
                        text.x(),
                        text.y(),
                        Named.word(text.anchor()),
                        Named.word(text.role()),
                        text.bold() ? " font-weight=\"bold\"" : "",
                        escaped(text.text()));
        };
    }

    /** Text as it stands in a page. */
    public static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
