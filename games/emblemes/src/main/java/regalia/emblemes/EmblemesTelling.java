package regalia.emblemes;

import java.util.ArrayList;
import java.util.List;
import regalia.emblemes.EmblemesView.Family;
import regalia.emblemes.EmblemesView.Own;
import regalia.emblemes.EmblemesView.Row;
import regalia.kernel.Message;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.kernel.Telling;

/** Emblems in words. */
final class EmblemesTelling implements Telling<EmblemesAction, EmblemesView> {

    @Override
    public List<Message> table(EmblemesView view) {
        List<Message> lines = new ArrayList<>();
        lines.add(Message.of("table.round", view.round(), view.turn(), view.turns(), Seat.of(view.pawn())));
        for (Row row : view.locations()) lines.add(row(row));
        for (Family family : view.families()) lines.add(family(view, family));
        return lines;
    }

    private static Message row(Row row) {
        List<Object> rewards =
                List.copyOf(row.rewards().stream().map(Reward::told).toList());
        List<Object> cards = List.copyOf(row.cards().stream()
                .map(card -> Message.of(
                        "card.placed",
                        Seat.of(card.seat()),
                        card.character(),
                        card.character().value()))
                .toList());
        return cards.isEmpty()
                ? Message.of("table.empty", row.location(), rewards)
                : Message.of("table.location", row.location(), rewards, cards);
    }

    private static Message family(EmblemesView view, Family family) {
        return Message.of(
                "table.family",
                Seat.of(family.seat()),
                gold(view, family),
                Message.of("table.hand", family.hand()),
                Message.of("table.pile", family.pile()),
                status(view, family));
    }

    /** With hidden gold the board tells a seat its own only, until the end. */
    @Rule("EMB-3")
    private static Message gold(EmblemesView view, Family family) {
        boolean mine = view.own().isPresent() && view.own().get().seat() == family.seat();
        return mine || !view.hiddenGold() || view.stage() == Stage.OVER
                ? Message.of("table.gold", family.gold())
                : Message.of("table.goldHidden");
    }

    private static Message status(EmblemesView view, Family family) {
        if (family.revealed().isPresent())
            return Message.of("status.revealed", family.revealed().get());
        if (family.faceDown() && family.imposed().isPresent())
            return Message.of("status.imposed", family.imposed().get());
        if (family.faceDown()) return Message.of("status.faceDown");
        if (view.stage() == Stage.SELECT) return Message.of("status.choosing");
        return Message.of("status.none");
    }

    @Override
    public Message ask(EmblemesView view) {
        if (view.stage() == Stage.OVER) return Message.of("ask.over");
        if (view.own().isPresent() && view.toAct().contains(view.own().get().seat())) return question(view);
        List<Object> waited = List.copyOf(view.toAct().stream().map(Seat::of).toList());
        return waited.isEmpty() ? Message.of("ask.chance") : Message.of("ask.wait", waited);
    }

    private static Message question(EmblemesView view) {
        Own own = view.own().orElseThrow();
        return switch (view.stage()) {
            case PLACE -> {
                Persona character = own.selected().orElseThrow();
                Family family = view.families().get(own.seat());
                yield family.imposed().isPresent()
                        ? Message.of(
                                "ask.placeImposed", character, family.imposed().get())
                        : Message.of("ask.place", character);
            }
            default -> Message.of("ask." + view.stage().key().substring("stage.".length()));
        };
    }

    @Override
    public List<Message> hand(EmblemesView view) {
        if (view.own().isEmpty()) return List.of();
        Own own = view.own().get();
        List<Message> lines = new ArrayList<>();
        lines.add(Message.of("hand.cards", cards(own.hand())));
        if (own.selected().isPresent())
            lines.add(Message.of("hand.selected", own.selected().get()));
        lines.add(Message.of("hand.pile", cards(own.pile())));
        return lines;
    }

    private static List<Object> cards(List<Persona> characters) {
        return List.copyOf(characters.reversed().stream()
                .map(character -> Message.of("card.own", character, character.value()))
                .toList());
    }

    @Override
    public List<Message> scores(EmblemesView view) {
        return view.families().stream()
                .map(family -> Message.of("score.line", Seat.of(family.seat()), gold(view, family)))
                .toList();
    }
}
