package regalia.server.table;

import java.util.Optional;
import regalia.catalog.Outside;

/**
 * A seat at a table and who has it: a person, a bot, or nobody yet.
 *
 * @param person whose it is
 * @param name how who sits here is called; empty while nobody does
 * @param bot the level of a bot of ours, or {@code exec} for a program that plays under an account of its own
 * @param nonce what the person added to the luck when they were ready
 */
public record Place(Optional<String> person, String name, Optional<String> bot, Optional<String> nonce) {

    public static final Place FREE = new Place(Optional.empty(), "", Optional.empty(), Optional.empty());

    static Place of(Sitting who) {
        return new Place(Optional.of(who.person()), who.name(), who.program(), Optional.empty());
    }

    static Place ofBot(String name, String level) {
        return new Place(Optional.empty(), name, Optional.of(level), Optional.empty());
    }

    public boolean free() {
        return person.isEmpty() && bot.isEmpty();
    }

    /** The level of the bot of ours that this seat was given to. A program whose account is gone is none of ours. */
    public Optional<String> ours() {
        return person.isPresent() ? Optional.empty() : bot.filter(level -> !level.equals(Outside.LEVEL));
    }

    public boolean isOf(String someone) {
        return person.isPresent() && person.get().equals(someone);
    }

    /** A bot of ours is, always. */
    public boolean ready() {
        return person.isEmpty() ? bot.isPresent() : nonce.isPresent();
    }

    Place readyWith(String given) {
        return new Place(person, name, bot, Optional.of(given));
    }

    Place unready() {
        return new Place(person, name, bot, Optional.empty());
    }

    Place called(String other) {
        return new Place(person, other, bot, nonce);
    }

    /** The same without the one who sat here; what they added to the luck stays, or it could not be verified. */
    Place without(String anonymous) {
        return new Place(Optional.empty(), anonymous, bot, nonce);
    }
}
