package regalia.minister;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import regalia.codec.DataFiles;
import regalia.kernel.Game;
import regalia.kernel.Option;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.testkit.Played;
import regalia.testkit.Subject;

/** What the laws need to know of Minister. Hidden by the sheet is nothing: all chance is dice, rolled in the open. */
final class Open implements Subject<MinisterState, MinisterAction, MinisterView> {

    static final Board OTHER = DataFiles.resource(Open.class, "other-board.yaml", Board.class);

    @Override
    public Game<MinisterState, MinisterAction, MinisterView> game() {
        return Scene.GAME;
    }

    @Override
    public List<Played<MinisterAction>> scrambleHidden(
            Rules<MinisterState, MinisterAction, MinisterView> rules,
            List<Played<MinisterAction>> actions,
            int seat,
            Rng rng) {
        return actions;
    }

    @Override
    public List<Object> samples(Option option) {
        if (!option.name().equals("board")) return option.samples();
        return List.of(option.standard(), OTHER);
    }

    /** Posts and vacancies are always sixteen, and each party owns seventeen figures. */
    @Override
    public Map<String, Long> sums(Rules<MinisterState, MinisterAction, MinisterView> rules, MinisterState state) {
        long posts = 0;
        long tooMany = 0;
        for (int seat = 0; seat < rules.seats(); seat++) {
            posts += state.posts[seat];
            if (state.ministers(seat) > 17 || state.posts[seat] < 0) tooMany++;
        }
        return Map.of(
                "posts",
                posts + Cabinet.vacancies(state),
                "posts out of reach",
                posts > 16 ? 1L : 0L,
                "parties with more figures than they own",
                tooMany);
    }

    /** Every member is on one spot, or in one soup with nobody above; no space holds more than it can. */
    @Override
    public List<String> pieces(Rules<MinisterState, MinisterAction, MinisterView> rules, MinisterState state) {
        Track track = ((MinisterRules) rules).track;
        List<String> pieces = new ArrayList<>();
        int[] there = new int[track.spots];
        for (int member = 0; member < rules.seats() * 4; member++) {
            pieces.add("member " + member);
            there[state.at[member]]++;
            if (state.isInSoup(member) && !track.isAboveSoup(state.at[member])) pieces.add("member in no soup");
            if (state.isExile(member) && state.at[member] != track.newspaper) pieces.add("exile elsewhere");
        }
        for (int spot = 0; spot < track.spots; spot++) {
            if (there[spot] != state.count[spot]) pieces.add("miscounted spot " + spot);
            if (there[spot] > track.room[track.zoneOf[spot]]) pieces.add("crowded spot " + spot);
        }
        return pieces;
    }
}
