package regalia.lord;

import regalia.testkit.GameLaws;
import regalia.testkit.Subject;

class LordLawsTest extends GameLaws<LordState, LordAction, LordView> {

    @Override
    protected Subject<LordState, LordAction, LordView> subject() {
        return new Hidden();
    }
}
