package regalia.royaume;

import java.util.ArrayList;
import java.util.List;
import regalia.kernel.Message;
import regalia.kernel.Named;
import regalia.kernel.Seat;
import regalia.kernel.Telling;
import regalia.royaume.RoyaumeView.Own;
import regalia.royaume.RoyaumeView.Place;
import regalia.royaume.RoyaumeView.Realm;
import regalia.royaume.RoyaumeView.Story;
import regalia.royaume.RoyaumeView.Symbols;

/** My Kingdom in words. */
final class RoyaumeTelling implements Telling<RoyaumeAction, RoyaumeView> {

    @Override
    public List<Message> table(RoyaumeView view) {
        List<Message> lines = new ArrayList<>();
        lines.add(Message.of("table.round", view.round(), view.picked(), Seat.of(view.first()), view.stage()));
        if (!view.events().isEmpty()) {
            List<Object> events =
                    List.copyOf(view.events().stream().map(Event::told).toList());
            lines.add(Message.of("table.events", events));
        }
        for (Story story : view.stories()) lines.add(Message.of("table.tale", story.tale(), tiles(story.elements())));
        int self = view.own().isPresent() ? view.own().get().seat() : -1;
        for (Realm realm : view.realms()) realm(realm, realm.seat() == self, lines);
        return lines;
    }

    private static void realm(Realm realm, boolean own, List<Message> lines) {
        lines.add(Message.of("table.realm", Seat.of(realm.seat()), possessions(realm)));
        if (!realm.kept().isEmpty()) lines.add(Message.of("table.keeps", tiles(realm.kept())));
        if (!own && realm.hand().isPresent() && !realm.hand().get().isEmpty())
            lines.add(Message.of("table.known", tiles(realm.hand().get())));
        rows(realm.kingdom(), lines);
    }

    private static List<Object> possessions(Realm realm) {
        List<Object> list = new ArrayList<>();
        if (realm.holds() > 0) list.add(Message.of("table.holds", realm.holds()));
        list.addAll(realm.tales());
        if (realm.tokens().sum() > 0) list.add(tokens(realm.tokens()));
        if (realm.moved() > 0) list.add(Message.of("table.moved", realm.moved()));
        if (realm.markers() > 0) list.add(Message.of("table.markers", realm.markers()));
        if (realm.ready()) list.add(Message.of("status.ready"));
        if (realm.placed() > 0 && realm.kingdom().isEmpty()) list.add(Message.of("status.built", realm.placed()));
        if (list.isEmpty()) list.add(Message.of("status.nothing"));
        return list;
    }

    private static Message tokens(Symbols tokens) {
        return Message.of("table.tokens", tokens.lute(), tokens.flute(), tokens.cape(), tokens.sword());
    }

    private static List<Object> tiles(List<Tile> tiles) {
        return List.copyOf(tiles.stream().map(RoyaumeTelling::tile).toList());
    }

    private static Message tile(Tile tile) {
        return tile.colour().isPresent()
                ? Message.of("card.tile", tile, tile.colour().get(), tile.value())
                : Message.of("card.colourless", tile, tile.value());
    }

    /** A kingdom as rows, the top first, as it stands on the table. */
    private static void rows(List<Place> kingdom, List<Message> lines) {
        for (int level = 4; level >= 1; level--) {
            List<Object> row = new ArrayList<>();
            for (int place = 0; place < kingdom.size(); place++)
                if (Kingdom.level(place) == level) row.add(piece(kingdom.get(place)));
            if (!row.isEmpty()) lines.add(Message.of("table.row", level, List.copyOf(row)));
        }
    }

    private static Message piece(Place place) {
        if (!place.bard()) return tile(place.tile());
        return place.colour().isPresent()
                ? Message.of("card.bardOf", place.colour().get())
                : Message.of("card.bard");
    }

    @Override
    public Message ask(RoyaumeView view) {
        if (view.stage() == Stage.OVER) return Message.of("ask.over");
        if (view.own().isPresent() && view.toAct().contains(view.own().get().seat())) return question(view);
        List<Object> waited = List.copyOf(view.toAct().stream().map(Seat::of).toList());
        return waited.isEmpty() ? Message.of("ask.chance") : Message.of("ask.wait", waited);
    }

    private static Message question(RoyaumeView view) {
        Own own = view.own().orElseThrow();
        if (view.stage() != Stage.BUILD) return Message.of("ask." + Named.word(view.stage()));
        int place = own.kingdom().size();
        int level = Kingdom.level(place);
        int first = place;
        while (first > 0 && Kingdom.level(first - 1) == level) first--;
        return Message.of("ask.build", place + 1, level, place - first + 1);
    }

    @Override
    public List<Message> hand(RoyaumeView view) {
        if (view.own().isEmpty()) return List.of();
        Own own = view.own().get();
        List<Message> lines = new ArrayList<>();
        if (!own.hand().isEmpty()) lines.add(Message.of("hand.tiles", tiles(own.hand())));
        if (own.chosen().isPresent())
            lines.add(Message.of("hand.chosen", tile(own.chosen().get())));
        if (own.givenUp().isPresent())
            lines.add(Message.of("hand.givenUp", own.givenUp().get()));
        if (view.stage() == Stage.BUILD) {
            lines.add(Message.of("hand.left", tiles(own.left())));
            rows(own.kingdom(), lines);
        }
        return lines;
    }

    @Override
    public List<Message> scores(RoyaumeView view) {
        return view.realms().stream()
                .map(realm -> Message.of("score.line", Seat.of(realm.seat()), realm.points()))
                .toList();
    }
}
