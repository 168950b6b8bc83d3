package regalia.lord;

import java.util.ArrayList;
import java.util.List;
import regalia.kernel.Message;
import regalia.kernel.Seat;
import regalia.kernel.Telling;
import regalia.lord.LordView.Formed;
import regalia.lord.LordView.Player;

/** Road to Lord in words. */
final class LordTelling implements Telling<LordAction, LordView> {

    @Override
    public List<Message> table(LordView view) {
        List<Message> lines = new ArrayList<>();
        lines.add(Message.of("table.offering", view.offering(), view.game(), view.games(), Seat.of(view.leader())));
        craving(view, lines);
        for (Player player : view.players()) lines.add(player(player));
        if (view.own().isPresent() && !view.unseen().isEmpty())
            lines.add(Message.of("table.unseen", cards(view.unseen())));
        return lines;
    }

    /** The card that holds now, and those to come. */
    private static void craving(LordView view, List<Message> lines) {
        List<Card> craving = view.craving();
        if (craving.isEmpty()) return;
        int now = Math.min(view.offering(), craving.size());
        List<Object> later = List.copyOf(craving.subList(now, craving.size()));
        lines.add(
                later.isEmpty()
                        ? Message.of("table.lastCraving", craving.get(now - 1))
                        : Message.of("table.craving", craving.get(now - 1), later));
    }

    private static Message player(Player player) {
        return Message.of(
                "table.player",
                Seat.of(player.seat()),
                Message.of("table.points", player.points()),
                Message.of("table.won", player.won()),
                Message.of("table.hand", player.secret() + player.open().size()),
                open(player),
                voids(player),
                number(player));
    }

    private static Message open(Player player) {
        return player.open().isEmpty() ? Message.of("status.none") : Message.of("status.open", cards(player.open()));
    }

    private static Message voids(Player player) {
        return player.voids().isEmpty()
                ? Message.of("status.none")
                : Message.of("status.voids", List.copyOf(player.voids()));
    }

    private static Message number(Player player) {
        return player.number()
                .map(number -> Message.of("status.number", spoken(number)))
                .orElseGet(() -> Message.of("status.none"));
    }

    private static Message spoken(Formed number) {
        int digits = Digits.of(number.digits());
        return Spoken.number(Cards.of(number.goods().ordinal(), digits, number.gems(), number.golds()));
    }

    /** Cards by goods: the goods once, then its digits; then the extras. */
    private static List<Object> cards(List<Card> list) {
        long cards = Cards.of(list);
        List<Object> lots = new ArrayList<>();
        for (Goods goods : Goods.values()) {
            int digits = Cards.digits(cards, goods.ordinal());
            if (digits != 0) lots.add(Message.of("card.number", goods, Spoken.digits(Digits.list(digits))));
        }
        if (Cards.gems(cards) > 0) lots.add(Message.of("card.gems", Cards.gems(cards)));
        if (Cards.golds(cards) > 0) lots.add(Message.of("card.golds", Cards.golds(cards)));
        return List.copyOf(lots);
    }

    @Override
    public Message ask(LordView view) {
        if (view.stage() == Stage.OVER) return Message.of("ask.over");
        if (view.toAct().isEmpty()) return Message.of("ask.chance");
        int actor = view.toAct().getFirst();
        boolean mine = view.own().isPresent() && view.own().get().seat() == actor;
        return mine ? question(view) : Message.of("ask.wait", Seat.of(actor));
    }

    private static Message question(LordView view) {
        return switch (view.stage()) {
            case LEAD -> Message.of("ask.lead");
            case FOLLOW -> Message.of("ask.follow", view.led().orElseThrow());
            default -> Message.of("ask.add");
        };
    }

    @Override
    public List<Message> hand(LordView view) {
        if (view.own().isEmpty()) return List.of();
        List<Message> lines = new ArrayList<>();
        List<Card> secret = view.own().get().hand();
        List<Card> open = view.players().get(view.own().get().seat()).open();
        boolean both = view.players().size() == 2;
        lines.add(
                secret.isEmpty()
                        ? Message.of("hand.none")
                        : Message.of(both ? "hand.secret" : "hand.cards", cards(secret)));
        if (!open.isEmpty()) lines.add(Message.of("hand.open", cards(open)));
        return lines;
    }

    @Override
    public List<Message> scores(LordView view) {
        return view.players().stream()
                .map(player -> Message.of(
                        "score.line",
                        Seat.of(player.seat()),
                        Message.of("table.points", player.points()),
                        Message.of("table.won", player.won())))
                .toList();
    }
}
