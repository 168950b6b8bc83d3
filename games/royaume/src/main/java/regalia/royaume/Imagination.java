package regalia.royaume;

import java.util.Arrays;
import java.util.List;
import regalia.kernel.Rng;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.royaume.RoyaumeView.Own;
import regalia.royaume.RoyaumeView.Place;
import regalia.royaume.RoyaumeView.Realm;
import regalia.royaume.RoyaumeView.Symbols;

/**
 * Makes a position from a view. Tiles of unknown whereabouts are dealt anew, every way as likely, because what left a hand tells
 * nothing of the rest of it. A secret choice is any of the tiles that it can be; a kingdom in the making anything legal.
 */
@Rule({"ROY-12", "ROY-21"})
final class Imagination {

    private final RoyaumeRules rules;

    Imagination(RoyaumeRules rules) {
        this.rules = rules;
    }

    void imagine(RoyaumeView view, Rng rng, RoyaumeState into) {
        into.stage = view.stage().ordinal();
        into.toAct = toAct(view);
        into.first = view.first();
        into.round = view.round() - 1;
        into.picked = view.picked();
        into.step = view.step();
        into.next = view.next().isPresent() ? view.next().get().ordinal() : 0;
        into.out = Tiles.of(view.out());
        events(view, into);
        symbols(view.supply(), into.supply, 0);
        symbols(view.cards(), into.cards, 0);
        for (int i = 0; i < view.realms().size(); i++) realm(view.realms().get(i), into);
        deal(view, rng, into);
        int self = -1;
        if (view.own().isPresent()) {
            self = view.own().get().seat();
            own(view.own().get(), into);
        }
        for (int i = 0; i < view.realms().size(); i++)
            if (i != self) secrets(view, view.realms().get(i), rng, into);
    }

    private static int toAct(RoyaumeView view) {
        if (view.stage().isOfChance()) return Seat.bit(Seat.CHANCE);
        int seats = 0;
        for (int i = 0; i < view.toAct().size(); i++)
            seats |= Seat.bit(view.toAct().get(i));
        return seats;
    }

    private void events(RoyaumeView view, RoyaumeState into) {
        into.events = 0;
        List<Event> left = view.eventsLeft();
        for (int i = 0; i < left.size(); i++) into.events |= 1L << rules.eventAt(left.get(i));
        List<Event> turned = view.events();
        for (int i = 0; i < RoyaumeRules.EVENTS; i++)
            into.turned[i] = (byte) (i < turned.size() ? rules.eventAt(turned.get(i)) + 1 : 0);
    }

    private static void symbols(Symbols symbols, byte[] into, int from) {
        for (int symbol = 0; symbol < Symbol.COUNT; symbol++) into[from + symbol] = (byte) symbols.count(symbol);
    }

    private static void realm(Realm realm, RoyaumeState into) {
        int seat = realm.seat();
        into.hand[seat] = realm.hand().isPresent() ? Tiles.of(realm.hand().get()) : 0;
        into.kept[seat] = Tiles.of(realm.kept());
        into.chosen[seat] = 0;
        int tales = 0;
        for (int i = 0; i < realm.tales().size(); i++)
            tales |= 1 << realm.tales().get(i).ordinal();
        into.tales[seat] = (short) tales;
        symbols(realm.tokens(), into.tokens, seat * Symbol.COUNT);
        into.owed[seat] = (byte) realm.owed();
        into.moved[seat] = (byte) realm.moved();
        into.markers[seat] = (byte) realm.markers();
        into.points[seat] = realm.points();
        kingdom(seat, realm.kingdom(), into);
    }

    private static void kingdom(int seat, List<Place> places, RoyaumeState into) {
        int from = seat * Kingdom.PLACES;
        Arrays.fill(into.pieces, from, from + Kingdom.PLACES, (byte) 0);
        into.placed[seat] = (byte) places.size();
        for (int i = 0; i < places.size(); i++) {
            Place place = places.get(i);
            int side = place.bard() ? Kingdom.side(place.colour()) : Kingdom.FACE;
            into.pieces[from + i] = (byte) Kingdom.piece(place.tile().ordinal(), side);
        }
    }

    /** Deals the tiles of unknown whereabouts to the hands that this view doesn't know, to the discards and the deck. */
    private static void deal(RoyaumeView view, Rng rng, RoyaumeState into) {
        List<Tile> unknown = view.unknown();
        long dealt = 0;
        for (int i = 0; i < view.realms().size(); i++) {
            Realm realm = view.realms().get(i);
            if (realm.hand().isPresent()) continue;
            boolean secret = view.stage() == Stage.CHOOSE && realm.ready();
            long taken = some(unknown, realm.holds() + (secret ? 1 : 0), dealt, rng);
            into.hand[realm.seat()] = heap(unknown, taken);
            dealt |= taken;
        }
        into.discarded = Tiles.of(view.discarded());
        int left = unknown.size() - Long.bitCount(dealt);
        if (left > view.deck()) {
            long taken = some(unknown, left - view.deck(), dealt, rng);
            into.discarded += heap(unknown, taken);
            dealt |= taken;
        }
        into.deck = heap(unknown, (1L << unknown.size()) - 1 & ~dealt);
    }

    /** A random part of what is left of a list, as a set of places: at most 56 of them. */
    private static long some(List<Tile> list, int size, long gone, Rng rng) {
        if (size == list.size() - Long.bitCount(gone)) return (1L << list.size()) - 1 & ~gone;
        long part = 0;
        for (int left = size; left > 0; ) {
            long place = 1L << rng.below(list.size());
            if (((gone | part) & place) != 0) continue;
            part |= place;
            left--;
        }
        return part;
    }

    private static long heap(List<Tile> list, long places) {
        long heap = 0;
        for (long rest = places; rest != 0; rest &= rest - 1)
            heap += Tiles.one(list.get(Long.numberOfTrailingZeros(rest)).ordinal());
        return heap;
    }

    private static void own(Own own, RoyaumeState into) {
        int seat = own.seat();
        into.hand[seat] = Tiles.of(own.hand());
        into.kept[seat] = Tiles.of(own.left());
        kingdom(seat, own.kingdom(), into);
        if (own.chosen().isPresent())
            into.chosen[seat] = (byte) (own.chosen().get().ordinal() + 1);
        if (own.givenUp().isPresent())
            into.chosen[seat] = (byte) (own.givenUp().get().ordinal() + 1);
    }

    /** What another seat has chosen or built in secret. */
    private void secrets(RoyaumeView view, Realm realm, Rng rng, RoyaumeState into) {
        int seat = realm.seat();
        switch (view.stage()) {
            case CHOOSE -> {
                if (!realm.ready()) return;
                int tile = Tiles.draw(into.hand[seat], rng);
                into.hand[seat] -= Tiles.one(tile);
                into.chosen[seat] = (byte) (tile + 1);
            }
            case DISCARD_TALE -> {
                if (realm.ready()) into.chosen[seat] = (byte) (rng.bitOf(into.tales[seat]) + 1);
            }
            case BUILD -> {
                for (int place = 0; place < realm.placed(); place++) build(into, seat, rng);
            }
            default -> {}
        }
    }

    /** Half the time a tile that fits lies face up in the next place, as builders like it; else any shows the bard. */
    private void build(RoyaumeState into, int seat, Rng rng) {
        int place = into.placed[seat]++;
        long fitting = rng.below(2) == 0 ? fitting(into, seat, place) : 0;
        int tile = Tiles.draw(fitting == 0 ? into.kept[seat] : fitting, rng);
        int side = Kingdom.FACE;
        if (fitting == 0)
            side = rules.advanced || place == Kingdom.PLACES - 1 ? Kingdom.COLOURLESS : 1 + rng.below(Colour.COUNT);
        into.kept[seat] -= Tiles.one(tile);
        into.pieces[seat * Kingdom.PLACES + place] = (byte) Kingdom.piece(tile, side);
    }

    private static long fitting(RoyaumeState into, int seat, int place) {
        long fitting = 0;
        for (long rest = into.kept[seat]; rest != 0; rest = Tiles.withoutLowest(rest)) {
            int tile = Tiles.lowest(rest);
            if (Legal.fits(into, seat, place, tile)) fitting += Tiles.one(tile);
        }
        return fitting;
    }
}
