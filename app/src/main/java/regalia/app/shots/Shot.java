package regalia.app.shots;

/**
 * A picture that was taken.
 *
 * @param subject a game, or a page that is none's
 * @param moment which page or which moment of a match
 * @param width of the picture, as {@code height}
 */
public record Shot(String file, String subject, String moment, Theme theme, int width, int height) {}
