package regalia.royaume;

import regalia.testkit.GameLaws;
import regalia.testkit.Subject;

class RoyaumeLawsTest extends GameLaws<RoyaumeState, RoyaumeAction, RoyaumeView> {

    @Override
    protected Subject<RoyaumeState, RoyaumeAction, RoyaumeView> subject() {
        return new Hidden();
    }
}
