package regalia.server.stream;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import regalia.codec.match.Entry;

/** When bots played for people: from handing over until the owner is back, and to the end where somebody gave up. */
public final class Stints {

    private Stints() {}

    /**
     * All of a match.
     *
     * @param successor the level of the bot that plays on where the owner of a seat gave up; nothing if none did
     */
    public static <A> List<Aside.Stint> of(
            List<Entry<A>> entries, Function<Entry.Conceded<A>, Optional<String>> successor) {
        List<Aside.Stint> stints = new ArrayList<>();
        for (Entry<A> entry : entries)
            switch (entry) {
                case Entry.Handover<A> handover -> change(stints, handover.seat(), handover.seq(), handover.bot());
                case Entry.Conceded<A> given -> change(stints, given.seat(), given.seq(), successor.apply(given));
                case Entry.Acted<A> _, Entry.Undone<A> _ -> {}
            }
        return stints;
    }

    /** The same for a match that is only known by its record: the next action of the seat tells which bot did it. */
    static <A> List<Aside.Stint> of(List<Entry<A>> entries) {
        return of(entries, given -> {
            for (Entry<A> entry : entries.subList(given.seq(), entries.size()))
                if (entry instanceof Entry.Acted<A> acted && acted.seat() == given.seat())
                    return acted.bot().map(mark -> mark.level());
            return Optional.empty();
        });
    }

    private static void change(List<Aside.Stint> stints, int seat, int at, Optional<String> bot) {
        stints.replaceAll(stint -> stint.seat() == seat && stint.to().isEmpty()
                ? new Aside.Stint(seat, stint.bot(), stint.after(), Optional.of(at))
                : stint);
        bot.ifPresent(level -> stints.add(new Aside.Stint(seat, level, at, Optional.empty())));
    }
}
