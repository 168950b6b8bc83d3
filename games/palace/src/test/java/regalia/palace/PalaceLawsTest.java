package regalia.palace;

import regalia.testkit.GameLaws;
import regalia.testkit.Subject;

class PalaceLawsTest extends GameLaws<PalaceState, PalaceAction, PalaceView> {

    @Override
    protected Subject<PalaceState, PalaceAction, PalaceView> subject() {
        return new Hidden();
    }
}
