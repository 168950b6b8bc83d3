package regalia.app.shots;

/**
 * A size of screen, in the pixels of the page.
 *
 * @param scale how many pixels of the picture one of them is
 */
public record Format(int width, int height, int scale) {

    static final Format DESKTOP = new Format(1440, 900, 1);
    static final Format TABLET = new Format(820, 1180, 1);
    static final Format PHONE = new Format(360, 740, 2);
}
