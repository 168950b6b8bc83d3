package regalia.lord;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regalia.codec.match.Entry.Acted;
import regalia.codec.match.Match;
import regalia.kernel.Outcome;
import regalia.kernel.Seat;
import regalia.kernel.Silent;
import regalia.lord.LordAction.Add;
import regalia.lord.LordAction.Offer;
import regalia.lord.LordAction.Pass;

/** What a curated match is kept for: how it is set up and what must happen in it. Its file has the name of the constant. */
enum Purpose {
    TWO_PLAYERS_BOTH_ADD_AND_PASS(2, Map.of(), match -> adds(match, true) && adds(match, false) && passes(match)),
    THREE_PLAYERS_EVERYBODY_WINS_AN_OFFERING(
            3,
            Map.of(),
            match -> match.ledger().stream()
                            .filter(line -> line.rule().equals("LOR-16"))
                            .mapToInt(line -> line.seat())
                            .distinct()
                            .count()
                    == 3),
    FOUR_PLAYERS_GEMS_AND_GOLDS_IN_NUMBERS(
            4, Map.of(), match -> offers(match).anyMatch(offer -> offer.gems() > 0 && offer.golds() > 0)),
    AN_OFFERING_THAT_NOBODY_CAN_JOIN(3, Map.of(), match -> heard(match, "log.nobody")),
    A_LEADER_WITHOUT_GOODS(4, Map.of(), match -> heard(match, "log.passedOver") && !heard(match, "log.nobody")),
    A_LEADER_WITHOUT_GOODS_OF_TWO(2, Map.of(), match -> heard(match, "log.passedOver") && !heard(match, "log.nobody")),
    A_SHARED_VICTORY(3, Map.of(), match -> tied(match) && match.outcome().sharers(best(match)) > 1),
    A_TIE_BROKEN_BY_OFFERINGS_WON(
            4, Map.of(), match -> tied(match) && match.outcome().sharers(best(match)) == 1),
    DISCARD_WITH_FOUR(4, Map.of("offSuit", "discard"), match -> offSuit(match, Offer.class)),
    DISCARD_WITH_TWO_AND_AN_OFF_SUIT_NUMBER_ADDED_TO(
            2, Map.of("offSuit", "discard"), match -> offSuit(match, Add.class)),
    TWO_GAMES_IN_ONE_MATCH(2, Map.of("games", 2, "first", 1), match -> heard(match, "log.nobody")),
    THREE_GAMES_IN_ONE_MATCH(3, Map.of("games", 3), match -> true),
    FOUR_GAMES_WITH_DISCARD(4, Map.of("games", 4, "offSuit", "discard", "first", 2), match -> true),
    NOBODY_ABOVE_ZERO(4, Map.of(), match -> match.outcome().points(best(match)) <= 0),
    AN_OWN_DECK(3, Map.of("deck", DeckTest.own()), match -> true);

    final int seats;
    final Map<String, Object> options;
    final Predicate<Match<LordState, LordAction, LordView>> happens;

    Purpose(int seats, Map<String, Object> options, Predicate<Match<LordState, LordAction, LordView>> happens) {
        this.seats = seats;
        this.options = options;
        this.happens = happens;
    }

    String fileName() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-') + ".jsonl";
    }

    private static Stream<Offer> offers(Match<LordState, LordAction, LordView> match) {
        return match.standing().stream()
                .map(Acted::action)
                .filter(Offer.class::isInstance)
                .map(Offer.class::cast);
    }

    private static boolean heard(Match<LordState, LordAction, LordView> match, String key) {
        return match.lines(Seat.SPECTATOR).stream()
                .anyMatch(line -> line.message().key().equals(key));
    }

    /** Whether the leader, or the other, has added. */
    private static boolean adds(Match<LordState, LordAction, LordView> match, boolean leader) {
        int leads = -1;
        boolean forms = true;
        boolean found = false;
        for (Acted<LordAction> acted : match.standing()) {
            boolean offer = acted.action() instanceof Offer;
            if (offer && (leads < 0 || !forms || acted.seat() == leads)) leads = acted.seat();
            forms = offer && acted.seat() == leads;
            if (acted.action() instanceof Add) found |= (acted.seat() == leads) == leader;
        }
        return found;
    }

    private static boolean passes(Match<LordState, LordAction, LordView> match) {
        return match.standing().stream().anyMatch(acted -> acted.action() instanceof Pass);
    }

    /** Whether somebody formed a number that was neither of the led nor of the craved goods, or added to one. */
    private static boolean offSuit(Match<LordState, LordAction, LordView> match, Class<? extends LordAction> kind) {
        LordRules rules = (LordRules) match.rules();
        LordState state = rules.start();
        boolean found = false;
        for (Acted<LordAction> acted : match.standing()) {
            int goods = LordState.NONE;
            if (acted.action() instanceof Offer offer && state.stage() == Stage.FOLLOW)
                goods = offer.goods().ordinal();
            if (acted.action() instanceof Add) goods = Digits.goods(state.number[acted.seat()]);
            if (goods >= 0 && kind.isInstance(acted.action())) found |= goods != state.led && goods != state.craved();
            rules.apply(state, acted.seat(), acted.action(), Silent.HERALD);
        }
        return found;
    }

    private static int best(Match<LordState, LordAction, LordView> match) {
        Outcome outcome = match.outcome();
        return IntStream.range(0, outcome.seats())
                .filter(seat -> outcome.rank(seat) == 1)
                .findFirst()
                .orElseThrow();
    }

    /** Whether the most points are with more than one. */
    private static boolean tied(Match<LordState, LordAction, LordView> match) {
        Outcome outcome = match.outcome();
        List<Integer> points = IntStream.range(0, outcome.seats())
                .mapToObj(outcome::points)
                .sorted()
                .toList();
        return points.getLast().equals(points.get(points.size() - 2));
    }
}
