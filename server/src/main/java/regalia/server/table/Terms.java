package regalia.server.table;

import regalia.bots.Strength;
import regalia.kernel.Unusable;

/**
 * What is agreed at a table beside the rules of the game.
 *
 * @param knowledge whether the page may show what can be derived from public events
 * @param confirm whether the page asks again before something that can't be taken back
 * @param caretaker the level of the bot that keeps the seat of somebody who is away or late
 * @param grace after how many seconds it does; 0 is never
 * @param delay by how many seconds spectators see everything later
 */
public record Terms(
        Visibility visibility,
        TimeControl time,
        boolean knowledge,
        boolean confirm,
        String caretaker,
        int grace,
        int delay) {

    /** Among friends, without haste. */
    public static final Terms STANDARD = new Terms(Visibility.PRIVATE, TimeControl.NONE, true, true, "squire", 0, 0);

    private static final int LONGEST_GRACE = 24 * 3600;
    private static final int LONGEST_DELAY = 3600;

    public Terms {
        Strength.of(caretaker);
        if (grace < 0 || grace > LONGEST_GRACE) throw new Unusable("grace must be between 0 and " + LONGEST_GRACE);
        if (delay < 0 || delay > LONGEST_DELAY) throw new Unusable("delay must be between 0 and " + LONGEST_DELAY);
    }
}
