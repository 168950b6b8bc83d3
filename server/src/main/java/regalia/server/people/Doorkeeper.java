package regalia.server.people;

import java.time.Duration;
import java.time.InstantSource;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import regalia.server.http.Caller;
import regalia.server.http.Callers;
import regalia.server.http.Scope;
import regalia.server.store.Database;

/**
 * Knows people again by the hash of what they bring. It remembers for a short while whom it has let in: what is revoked at this
 * node counts at once, at the others when they have heard of it, or when they have forgotten.
 */
public final class Doorkeeper implements Callers {

    /** What is announced to other nodes begins with it. */
    public static final String REVOKED = "a";

    private static final int MOST = 10_000;
    private static final int LONGEST = 200;
    private static final Duration MEMORY = Duration.ofSeconds(20);
    private static final Duration USED = Duration.ofHours(1);

    private record Known(Accesses.Found found, long until) {}

    private final Database database;
    private final InstantSource clock;
    private final String node;
    private final Consumer<Predicate<String>> inside;
    private final Map<String, Known> known = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Known> eldest) {
            return size() > MOST;
        }
    };
    private long forgotten;

    /**
     * Begins.
     *
     * @param inside looks again at those whom it has let in, of some people, and sends away those who would not come in any more
     */
    public Doorkeeper(Database database, InstantSource clock, String node, Consumer<Predicate<String>> inside) {
        this.database = database;
        this.clock = clock;
        this.node = node;
        this.inside = inside;
    }

    @Override
    public Optional<Caller> byKey(String key) {
        return find(key)
                .filter(found -> found.kind().equals(Accesses.DEVICE))
                .map(found -> Caller.byCookie(found.person()));
    }

    @Override
    public Optional<Caller> byToken(String token) {
        return find(token).filter(found -> found.kind().equals(Accesses.TOKEN)).map(found -> {
            Set<Scope> scopes = EnumSet.noneOf(Scope.class);
            scopes.addAll(found.scopes());
            return new Caller(found.person(), scopes, false);
        });
    }

    /** Tells the other nodes, when a transaction is kept, that somebody has lost an access. */
    void announce(Handle handle, String person) {
        database.announce(handle, REVOKED + " " + node + " " + person);
    }

    /** Somebody has lost an access, here or at another node: who came in with it goes. */
    public void revoked(String person) {
        forget(person);
        inside.accept(person::equals);
    }

    /** Anybody may have lost an access unheard. */
    public void heardNothing() {
        synchronized (this) {
            forgotten++;
            known.clear();
        }
        inside.accept(_ -> true);
    }

    /** Nothing about a person is remembered any more: they changed, lost an access, or left. */
    synchronized void forget(String person) {
        forgotten++;
        known.values().removeIf(one -> one.found().person().id().equals(person));
    }

    private Optional<Accesses.Found> find(String secret) {
        if (secret.length() > LONGEST) return Optional.empty();
        String hash = Secret.hash(secret);
        long now = clock.millis();
        long before;
        synchronized (this) {
            @Nullable Known one = known.get(hash);
            if (one != null && one.until() > now) return Optional.of(one.found());
            before = forgotten;
        }
        Optional<Accesses.Found> found = database.read(handle -> Accesses.find(handle, hash));
        found.ifPresent(one -> remember(hash, one, before, now));
        return found;
    }

    private void remember(String hash, Accesses.Found found, long before, long now) {
        synchronized (this) {
            // Whoever was forgotten while the database was asked may be the one that it told about.
            if (before == forgotten) known.put(hash, new Known(found, now + MEMORY.toMillis()));
        }
        if (found.used().isPresent() && found.used().get() > now - USED.toMillis()) return;
        var _ = database.write(handle -> {
            Accesses.used(handle, hash, found.person().id(), now);
            return true;
        });
    }
}
