package regalia.lab.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import regalia.lab.plot.Drawing.Box;
import regalia.lab.plot.Drawing.Dot;
import regalia.lab.plot.Drawing.Line;
import regalia.lab.plot.Drawing.Role;
import regalia.lab.plot.Drawing.Text;

/** A drawing as a picture on white, large enough for a slide. Needs no screen. */
public final class Png {

    private static final int SIZE = 3;
    private static final int FONT = 12;
    private static final int PALE = 110;

    static {
        System.setProperty("java.awt.headless", "true");
    }

    private Png() {}

    public static byte[] of(Drawing drawing) {
        BufferedImage image = new BufferedImage(
                SIZE * Drawing.WIDTH, (int) Math.ceil(SIZE * drawing.height()), BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = image.createGraphics();
        try {
            pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            pen.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            pen.setColor(Color.WHITE);
            pen.fillRect(0, 0, image.getWidth(), image.getHeight());
            pen.scale(SIZE, SIZE);
            for (Drawing.Shape shape : drawing.shapes()) draw(pen, shape);
        } finally {
            pen.dispose();
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        // Kept in memory: a file aside would have to be tidied away when the program ends, and a report may be written
        // just then.
        try (MemoryCacheImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
            ImageIO.write(image, "png", stream);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteArray();
    }

    private static void draw(Graphics2D pen, Drawing.Shape shape) {
        switch (shape) {
            case Line line -> {
                pen.setColor(colour(line.role()));
                pen.setStroke(
                        line.dashed()
                                ? new BasicStroke(
                                        (float) line.width(),
                                        BasicStroke.CAP_BUTT,
                                        BasicStroke.JOIN_MITER,
                                        10,
                                        new float[] {4, 3},
                                        0)
                                : new BasicStroke((float) line.width()));
                pen.draw(new Line2D.Double(line.x1(), line.y1(), line.x2(), line.y2()));
            }
            case Box box -> {
                Color colour = colour(box.role());
                pen.setColor(
                        box.pale() ? new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), PALE) : colour);
                pen.fill(new Rectangle2D.Double(box.x(), box.y(), box.width(), box.height()));
            }
            case Dot dot -> {
                pen.setColor(colour(dot.role()));
                double size = 2 * dot.radius();
                pen.fill(new Ellipse2D.Double(dot.x() - dot.radius(), dot.y() - dot.radius(), size, size));
            }
            case Text text -> {
                pen.setColor(colour(text.role()));
                pen.setFont(new Font(Font.SANS_SERIF, text.bold() ? Font.BOLD : Font.PLAIN, FONT));
                double width = pen.getFontMetrics().stringWidth(text.text());
                double x = switch (text.anchor()) {
                    case START -> text.x();
                    case MIDDLE -> text.x() - width / 2;
                    case END -> text.x() - width;
                };
                pen.drawString(text.text(), (float) x, (float) text.y());
            }
        }
    }

    private static Color colour(Role role) {
        return switch (role) {
            case TEXT -> new Color(0x1b1b1f);
            case FAINT -> new Color(0x5c5c66);
            case GRID -> new Color(0xe3e3e8);
            case REFERENCE -> new Color(0x6b5b00);
            case MARK -> new Color(0x5b6b8c);
            case ABOVE -> new Color(0x1a7f4b);
            case BELOW -> new Color(0xb3402a);
        };
    }
}
