package regalia.minister;

import regalia.testkit.GameLaws;
import regalia.testkit.Subject;

class MinisterLawsTest extends GameLaws<MinisterState, MinisterAction, MinisterView> {

    @Override
    protected Subject<MinisterState, MinisterAction, MinisterView> subject() {
        return new Open();
    }
}
