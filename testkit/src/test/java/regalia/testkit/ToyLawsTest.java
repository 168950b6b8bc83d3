package regalia.testkit;

import regalia.testkit.toy.ToyAct;
import regalia.testkit.toy.ToyRules;
import regalia.testkit.toy.ToyState;
import regalia.testkit.toy.ToySubject;
import regalia.testkit.toy.ToyView;

class ToyLawsTest extends GameLaws<ToyState, ToyAct, ToyView> {

    @Override
    protected Subject<ToyState, ToyAct, ToyView> subject() {
        return new ToySubject(ToyRules::new);
    }
}
