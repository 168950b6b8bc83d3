package regalia.testkit;

import java.util.List;
import regalia.testkit.laws.ACopyGoesItsOwnWay;
import regalia.testkit.laws.AReplayGivesTheSame;
import regalia.testkit.laws.ChanceIsFair;
import regalia.testkit.laws.ChoicesCommute;
import regalia.testkit.laws.CodesRoundTrip;
import regalia.testkit.laws.ImaginationReachesWhatIsPossible;
import regalia.testkit.laws.JsonRoundTrip;
import regalia.testkit.laws.LegalIsWhatJudgeAllows;
import regalia.testkit.laws.NothingComesFromAnothersView;
import regalia.testkit.laws.NothingGetsLost;
import regalia.testkit.laws.NothingLeaks;
import regalia.testkit.laws.NothingLeaksOnTheWire;
import regalia.testkit.laws.PositionsAreFlat;
import regalia.testkit.laws.SearchAllocatesNothing;
import regalia.testkit.laws.TakingBackTellsNothing;
import regalia.testkit.laws.TheImaginedLooksTheSame;
import regalia.testkit.laws.TheLedgerAddsUp;
import regalia.testkit.laws.TheMatchGoesOnAndEnds;

/** The laws that every game obeys. */
public final class Laws {

    public static final List<Law> ALL = List.of(
            new CodesRoundTrip(),
            new LegalIsWhatJudgeAllows(),
            new TheMatchGoesOnAndEnds(),
            new TheImaginedLooksTheSame(),
            new ImaginationReachesWhatIsPossible(),
            new NothingLeaks(),
            new NothingLeaksOnTheWire(),
            new NothingComesFromAnothersView(),
            new ACopyGoesItsOwnWay(),
            new AReplayGivesTheSame(),
            new ChoicesCommute(),
            new TakingBackTellsNothing(),
            new NothingGetsLost(),
            new TheLedgerAddsUp(),
            new JsonRoundTrip(),
            new ChanceIsFair(),
            new PositionsAreFlat(),
            new SearchAllocatesNothing());

    private Laws() {}
}
