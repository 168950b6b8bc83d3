package regalia.emblemes;

import regalia.testkit.GameLaws;
import regalia.testkit.Subject;

class EmblemesLawsTest extends GameLaws<EmblemesState, EmblemesAction, EmblemesView> {

    @Override
    protected Subject<EmblemesState, EmblemesAction, EmblemesView> subject() {
        return new Hidden();
    }
}
