package regalia.minister;

import java.util.ArrayList;
import java.util.List;
import regalia.kernel.Message;
import regalia.kernel.Named;
import regalia.kernel.Seat;
import regalia.kernel.Telling;
import regalia.minister.Board.Stop;
import regalia.minister.MinisterView.Faction;
import regalia.minister.MinisterView.Member;

/** Minister in words. */
final class MinisterTelling implements Telling<MinisterAction, MinisterView> {

    @Override
    public List<Message> table(MinisterView view) {
        List<Message> lines = new ArrayList<>();
        lines.add(Message.of("table.time", view.stepsLeft()));
        for (Stop stop : view.board().track()) {
            if (stop.zone() == view.board().redArrow()) lines.add(Message.of("table.arrow"));
            lines.add(zone(view, stop));
        }
        lines.add(Message.of("table.cabinet", view.vacancies()));
        lines.addAll(scores(view));
        return lines;
    }

    /** A zone with its barrier, its soup and who stands there. */
    private static Message zone(MinisterView view, Stop stop) {
        List<Object> people = new ArrayList<>();
        for (Faction party : view.parties())
            for (Member member : party.members())
                if (member.at().zone() == stop.zone()) people.add(person(party, member));
        Message barrier = stop.barrier().isEmpty()
                ? Message.of("table.noBarrier")
                : Message.of("table.barrier", List.<Object>copyOf(stop.barrier()));
        Message soup = stop.soup().isEmpty()
                ? Message.of("table.noSoup")
                : Message.of("table.soup", List.<Object>copyOf(stop.soup()));
        Message there = people.isEmpty() ? Message.of("table.nobody") : Message.of("table.people", List.copyOf(people));
        return Message.of("table.zone", stop.zone(), barrier, soup, there);
    }

    private static Message person(Faction party, Member member) {
        Seat seat = Seat.of(party.seat());
        if (member.exile()) return Message.of("table.exile", seat);
        if (member.inSoup()) return Message.of("table.inSoup", seat, member.at().space());
        return Message.of("table.member", seat, member.at().space());
    }

    @Override
    public Message ask(MinisterView view) {
        if (view.stage() == Stage.OVER) return over(view);
        if (view.toAct().isEmpty()) return Message.of("ask.chance");
        if (view.own().isEmpty() || !view.toAct().contains(view.own().get().seat()))
            return Message.of("ask.wait", Seat.of(view.toAct().getFirst()));
        return switch (view.stage()) {
            case USE -> Message.of("ask.use", view.number().orElseThrow());
            case PLACE -> Message.of("ask.place", view.ministers(), Math.min(view.ministers(), view.vacancies()));
            default -> Message.of("ask." + Named.word(view.stage()));
        };
    }

    private static Message over(MinisterView view) {
        return view.chancellor().isPresent()
                ? Message.of("ask.over", Seat.of(view.chancellor().get()))
                : Message.of("ask.overShared");
    }

    /** Nothing is hidden: a seat's own are its members, said again in one line. */
    @Override
    public List<Message> hand(MinisterView view) {
        if (view.own().isEmpty()) return List.of();
        Faction party = view.parties().get(view.own().get().seat());
        List<Object> members =
                List.copyOf(party.members().stream().map(MinisterTelling::own).toList());
        return List.of(Message.of("hand.members", party.party(), members));
    }

    private static Message own(Member member) {
        if (member.exile()) return Message.of("hand.exile");
        Zone zone = member.at().zone();
        return Message.of(
                member.inSoup() ? "hand.inSoup" : "hand.member",
                zone,
                member.at().space());
    }

    @Override
    public List<Message> scores(MinisterView view) {
        return view.parties().stream().map(party -> score(view, party)).toList();
    }

    private static Message score(MinisterView view, Faction party) {
        boolean chancellor = view.chancellor().isPresent() && view.chancellor().get() == party.seat();
        return chancellor
                ? Message.of("score.chancellor", Seat.of(party.seat()), party.party(), party.posts() + 1)
                : Message.of("score.line", Seat.of(party.seat()), party.party(), party.posts());
    }
}
