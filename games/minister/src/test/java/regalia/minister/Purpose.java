package regalia.minister;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import regalia.codec.match.Match;
import regalia.kernel.Seat;
import regalia.minister.MinisterAction.AdvanceAll;
import regalia.minister.MinisterAction.DropAll;
import regalia.minister.MinisterAction.Place;
import regalia.minister.MinisterAction.Return;

/** What the curated matches stand for: each has a file, named after it. */
enum Purpose {
    THREE_SEATS_EVERY_KIND_OF_ACTION(3, Map.of(), Purpose::everyKind),
    FOUR_SEATS_EVERY_KIND_OF_ACTION(4, Map.of(), Purpose::everyKind),
    AN_ELECTION_WITH_A_MINORITY_CHANCELLOR(4, Map.of(), match -> minority(match.position())),
    AN_ELECTION_WITHOUT_A_CHANCELLOR(3, Map.of(), match -> says(match, "log.electionShared")),
    A_PARTY_FILLS_ALL_POSTS(4, Map.of(), match -> says(match, "log.allPosts")),
    EXILE_AND_RETURN(3, Map.of(), match -> says(match, "log.exile") && does(match, Return.class)),
    BOTH_INFLUENCE_CHOICES(3, Map.of(), match -> does(match, AdvanceAll.class) && does(match, DropAll.class)),
    A_CHANCELLOR_STEP_WITH_NOBODY_IN_THE_SEAT(
            4, Map.of(), match -> says(match, "log.noChancellor") && match.position().chancellor >= 0),
    A_CHANCELLOR_STEP_COSTS_THE_SEAT(4, Map.of(), Purpose::lostBySpiral),
    ANOTHER_BOARD_AND_A_NAMED_FIRST_PLAYER(
            4, Map.of("board", Open.OTHER, "first", 2), match -> says(match, "log.exile"));

    final int seats;
    final Map<String, Object> options;
    final Predicate<Match<MinisterState, MinisterAction, MinisterView>> fits;

    Purpose(
            int seats,
            Map<String, Object> options,
            Predicate<Match<MinisterState, MinisterAction, MinisterView>> fits) {
        this.seats = seats;
        this.options = options;
        this.fits = fits;
    }

    String file() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-') + ".jsonl";
    }

    private static boolean everyKind(Match<MinisterState, MinisterAction, MinisterView> match) {
        long kinds = match.standing().stream()
                .map(acted -> acted.action().getClass())
                .distinct()
                .count();
        return kinds == MinisterAction.class.getPermittedSubclasses().length;
    }

    private static boolean does(Match<MinisterState, MinisterAction, MinisterView> match, Class<?> action) {
        return match.standing().stream().anyMatch(acted -> action.isInstance(acted.action()));
    }

    private static boolean says(Match<MinisterState, MinisterAction, MinisterView> match, String key) {
        return match.lines(Seat.SPECTATOR).stream()
                .anyMatch(line -> line.message().key().equals(key));
    }

    private static boolean minority(MinisterState end) {
        return end.left == 0
                && end.chancellor != MinisterState.NONE
                && Arrays.stream(end.posts).max().orElseThrow() > end.ministers(end.chancellor);
    }

    /** Somebody brings in a minister on a Chancellor step, and another takes the seat. */
    private static boolean lostBySpiral(Match<MinisterState, MinisterAction, MinisterView> match) {
        List<String> keys = match.lines(Seat.SPECTATOR).stream()
                .map(line -> line.message().key())
                .toList();
        for (int i = 0; i + 3 < keys.size(); i++)
            if (keys.get(i).equals("log.chancellorStep")
                    && keys.subList(i + 1, i + 4).contains("log.chancellor")) return does(match, Place.class);
        return false;
    }
}
