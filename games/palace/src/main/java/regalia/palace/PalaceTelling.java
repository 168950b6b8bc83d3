package regalia.palace;

import java.util.ArrayList;
import java.util.List;
import regalia.kernel.Message;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.kernel.Telling;
import regalia.palace.PalaceView.Bribe;
import regalia.palace.PalaceView.Bribes;
import regalia.palace.PalaceView.Column;
import regalia.palace.PalaceView.Courtier;
import regalia.palace.PalaceView.Discs;
import regalia.palace.PalaceView.Row;

/** Road to the Palace in words. */
final class PalaceTelling implements Telling<PalaceAction, PalaceView> {

    @Override
    public List<Message> table(PalaceView view) {
        List<Message> lines = new ArrayList<>();
        int turn = view.turns() / view.courtiers().size() + 1;
        lines.add(
                view.stage() == Stage.OVER
                        ? Message.of("table.over", Seat.of(view.pawn()))
                        : Message.of("table.round", view.round(), turn, Seat.of(view.pawn())));
        for (int i = 0; i < view.rows().size(); i++)
            lines.add(row(i + 1, view.rows().get(i)));
        lines.add(Message.of("table.reserve", discs(view.reserve()), view.deck()));
        for (Courtier courtier : view.courtiers()) lines.add(courtier(view, courtier));
        return lines;
    }

    private static Message row(int number, Row row) {
        if (row.cards().isEmpty()) return Message.of("table.emptyRow", number);
        List<Object> cards = new ArrayList<>(row.cards());
        if (row.disc().isPresent())
            cards.set(
                    0, Message.of("table.discOn", row.disc().get(), row.cards().getFirst()));
        return Message.of("table.row", number, cards);
    }

    private static Message courtier(PalaceView view, Courtier courtier) {
        return Message.of(
                "table.courtier",
                Seat.of(courtier.seat()),
                points(view, courtier),
                columns(courtier.columns()),
                discs(courtier.discs()),
                bribes(courtier.bribes()));
    }

    /** The board tells a seat its own points only, unless the table plays with open scores; at the end it tells all. */
    @Rule("PAL-5")
    private static Message points(PalaceView view, Courtier courtier) {
        boolean mine = view.own().isPresent() && view.own().get().seat() == courtier.seat();
        return mine || view.openScores() || view.stage() == Stage.OVER
                ? Message.of("table.points", courtier.points())
                : Message.of("table.pointsHidden");
    }

    private static Object columns(List<Column> columns) {
        if (columns.isEmpty()) return Message.of("table.nothing");
        return columns.stream()
                .map(column -> column.violets() == 0
                        ? Message.of("table.column", column.kind(), column.total())
                        : Message.of("table.columnViolet", column.kind(), column.total(), column.violets()))
                .toList();
    }

    private static Object discs(Discs discs) {
        if (discs.sum() == 0) return Message.of("table.nothing");
        List<Object> parts = new ArrayList<>();
        int[] counts = {discs.yellow(), discs.red(), discs.blue(), discs.violet()};
        for (Colour colour : Colour.values())
            if (counts[colour.ordinal()] > 0) parts.add(Message.of("table.discs", counts[colour.ordinal()], colour));
        return parts;
    }

    /** Nothing is said of bribes of which nothing is known. */
    private static Message bribes(List<Bribe> bribes) {
        if (bribes.stream()
                .allMatch(bribe -> bribe.politicians() == 0 && bribe.revealed().isEmpty()))
            return Message.of("table.noBribes");
        return Message.of("table.bribes", bribe(bribes.getFirst()), bribe(bribes.getLast()));
    }

    private static Message bribe(Bribe bribe) {
        return bribe.revealed().isPresent()
                ? Message.of("table.bribe", bribe.revealed().get(), bribe.politicians())
                : Message.of("table.bribeHidden", bribe.politicians());
    }

    @Override
    public Message ask(PalaceView view) {
        if (view.stage() == Stage.OVER) return Message.of("ask.over");
        if (view.own().isPresent() && view.toAct().contains(view.own().get().seat())) return question(view);
        List<Object> waited = List.copyOf(view.toAct().stream().map(Seat::of).toList());
        return waited.isEmpty() ? Message.of("ask.chance") : Message.of("ask.wait", waited);
    }

    private static Message question(PalaceView view) {
        return switch (view.stage()) {
            case BRIBES -> Message.of("ask.bribes");
            case STARTING_DISCS -> Message.of("ask.startingDiscs");
            case LAY -> {
                int row = view.row().orElseThrow();
                yield Message.of(
                        "ask.lay", row, view.rows().get(row - 1).cards().getFirst());
            }
            default -> Message.of("ask.take");
        };
    }

    @Override
    public List<Message> hand(PalaceView view) {
        if (view.own().isEmpty() || view.own().get().bribes().isEmpty()) return List.of();
        Bribes bribes = view.own().get().bribes().get();
        return List.of(Message.of("hand.bribes", bribes.round1(), bribes.round2(), bribes.discarded()));
    }

    @Override
    public List<Message> scores(PalaceView view) {
        return view.courtiers().stream()
                .map(courtier -> Message.of("score.line", Seat.of(courtier.seat()), points(view, courtier)))
                .toList();
    }
}
