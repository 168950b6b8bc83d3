package regalia.server.people;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import regalia.kernel.Unusable;
import regalia.server.http.Limits;
import regalia.server.http.Person;
import regalia.server.http.Refused;
import regalia.server.http.Scope;
import regalia.server.store.Database;
import regalia.server.store.Work;

/** What can be done about people. All of it is durable when it returns. */
public final class People {

    static final Duration TRANSFER = Duration.ofMinutes(10);
    private static final int LABEL = 40;
    private static final int TRANSFER_GROUPS = 4;
    private static final int RECOVERY_GROUPS = 6;
    private static final String TOKEN_MARK = "rgl_";

    private final Database database;
    private final Doorkeeper doorkeeper;
    private final Limits limits;
    private final InstantSource clock;
    private final Farewell farewell;
    private final Renaming renaming;

    public People(
            Database database,
            Doorkeeper doorkeeper,
            Limits limits,
            InstantSource clock,
            Farewell farewell,
            Renaming renaming) {
        this.database = database;
        this.doorkeeper = doorkeeper;
        this.limits = limits;
        this.clock = clock;
        this.farewell = farewell;
        this.renaming = renaming;
    }

    /** Somebody let in on a device, with the key for its cookie. */
    record Arrival(Me me, String key) {}

    Arrival arrive(Words.NewGuest guest) {
        Person person =
                new Person(Secret.id(), Names.clean("A name", guest.name(), limits.nameLength()), Person.Kind.GUEST);
        @Nullable String language = guest.language().map(Wishes::language).orElse(null);
        return write(handle -> {
            Persons.insert(handle, person, null, language, clock.millis());
            return device(handle, person.id());
        });
    }

    Me me(String person) {
        return database.read(handle -> Persons.find(handle, person)).orElseThrow(People::nobody);
    }

    Me change(String person, Words.Change change) {
        Me changed = write(handle -> {
            Me now = Wishes.apply(Persons.find(handle, person).orElseThrow(People::nobody), change, limits);
            Persons.update(handle, now);
            return now;
        });
        doorkeeper.forget(person);
        if (change.name().isPresent()) renaming.renamed(person, changed.name());
        return changed;
    }

    /** With the bots that the person answers for. */
    void leave(String person) {
        List<String> gone = write(handle -> {
            List<String> ids =
                    Persons.bots(handle, person).stream().map(Person::id).toList();
            for (String bot : ids) delete(handle, bot);
            delete(handle, person);
            return ids;
        });
        gone.forEach(this::gone);
        gone(person);
    }

    private void delete(Handle handle, String person) throws Exception {
        farewell.leaves(handle, person);
        Persons.delete(handle, person);
        doorkeeper.announce(handle, person);
    }

    private void gone(String person) {
        doorkeeper.revoked(person);
        farewell.gone(person);
    }

    Words.Transfer transfer(String person, String site) {
        String code = Secret.code(TRANSFER_GROUPS);
        long expires = clock.millis() + TRANSFER.toMillis();
        write(handle -> {
            Accesses.dropTransfers(handle, person);
            return Accesses.insert(
                    handle, Secret.hashOfCode(code), person, Accesses.TRANSFER, List.of(), "", clock.millis(), expires);
        });
        return new Words.Transfer(code, expires, site + "/device#" + code);
    }

    Arrival takeUp(String code) {
        return write(handle -> device(
                handle,
                Accesses.take(handle, Secret.hashOfCode(code), clock.millis()).orElseThrow(People::noCode)));
    }

    /**
     * A device was lost, or is somebody else's now: from now on only this one lets the person in. Whoever has the other may have made a
     * recovery code with it, and nobody can tell.
     */
    void alone(String person, String key) {
        write(handle -> {
            Persons.dropRecovery(handle, person);
            Accesses.dropOthers(handle, person, Secret.hash(key));
            doorkeeper.announce(handle, person);
            return true;
        });
        doorkeeper.revoked(person);
    }

    Words.Recovery recovery(String person) {
        String code = Secret.code(RECOVERY_GROUPS);
        write(handle -> {
            Persons.recovery(handle, person, Secret.hashOfCode(code));
            return true;
        });
        return new Words.Recovery(code);
    }

    Arrival recover(String code) {
        return write(handle -> device(
                handle, Persons.byRecovery(handle, Secret.hashOfCode(code)).orElseThrow(People::noCode)));
    }

    Words.MadeToken token(Person person, Words.NewToken wanted) {
        String label = Names.clean("A label", wanted.label(), LABEL);
        List<Scope> scopes = wanted.scopes().stream().distinct().sorted().toList();
        if (scopes.isEmpty()) throw new Unusable("A token needs a scope.");
        if (scopes.contains(Scope.BOT)) throw new Unusable("The scope bot is for the tokens of bots: make a bot.");
        return write(handle -> oneMore(handle, person.id(), label, scopes));
    }

    private Words.MadeToken oneMore(Handle handle, String person, String label, List<Scope> scopes) {
        if (Accesses.count(handle, person) >= limits.tokensPerPerson())
            throw Refused.conflict("too-many-tokens", "Revoke a token before making another.");
        return made(handle, person, label, scopes);
    }

    private Words.MadeToken made(Handle handle, String person, String label, List<Scope> scopes) {
        String token = TOKEN_MARK + Secret.key();
        String id = Accesses.insert(
                handle, Secret.hash(token), person, Accesses.TOKEN, scopes, label, clock.millis(), null);
        return new Words.MadeToken(id, label, scopes, token);
    }

    Words.Tokens tokens(String person) {
        return new Words.Tokens(database.read(handle -> Accesses.tokens(handle, person)));
    }

    void revoke(String person, String token) {
        doorkeeper.revoked(write(handle -> {
            String whose = Accesses.revoke(handle, person, token)
                    .orElseThrow(() -> Refused.absent("There is no such token of yours."));
            doorkeeper.announce(handle, whose);
            return whose;
        }));
    }

    Words.MadeBot bot(Person owner, Words.NewBot wanted) {
        Person bot =
                new Person(Secret.id(), Names.clean("A name", wanted.name(), limits.nameLength()), Person.Kind.BOT);
        return write(handle -> {
            if (Persons.bots(handle, owner.id()).size() >= limits.botsPerPerson())
                throw Refused.conflict("too-many-bots", "Delete a bot before making another.");
            Persons.insert(handle, bot, owner.id(), null, clock.millis());
            return new Words.MadeBot(
                    bot, made(handle, bot.id(), bot.name(), List.of(Scope.BOT)).token());
        });
    }

    Words.Bots bots(String owner) {
        return new Words.Bots(database.read(handle -> Persons.bots(handle, owner)));
    }

    /** One more token for a bot: for a program elsewhere, or in the place of one that was lost. */
    Words.MadeToken botToken(String owner, String bot) {
        return write(handle -> oneMore(handle, bot, bot(handle, owner, bot).name(), List.of(Scope.BOT)));
    }

    private static Person bot(Handle handle, String owner, String bot) {
        return Persons.bots(handle, owner).stream()
                .filter(one -> one.id().equals(bot))
                .findFirst()
                .orElseThrow(() -> Refused.absent("There is no such bot of yours."));
    }

    void dismiss(String owner, String bot) {
        write(handle -> {
            delete(handle, bot(handle, owner, bot).id());
            return true;
        });
        gone(bot);
    }

    private Arrival device(Handle handle, String person) {
        String key = Secret.key();
        Accesses.insert(handle, Secret.hash(key), person, Accesses.DEVICE, List.of(), "", clock.millis(), null);
        return new Arrival(Persons.find(handle, person).orElseThrow(People::nobody), key);
    }

    private <T> T write(Work<T> work) {
        return database.write(work).join();
    }

    private static Refused nobody() {
        return Refused.unknownCaller("There is nobody of that identity any more.");
    }

    private static Refused noCode() {
        return Refused.absent("There is no such code, or it was used or has expired.");
    }
}
