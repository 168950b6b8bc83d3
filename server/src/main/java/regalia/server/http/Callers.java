package regalia.server.http;

import java.util.Optional;

/** Knows whose a cookie's key or a bearer's token is. What it is given comes from strangers and may be anything. */
public interface Callers {

    Optional<Caller> byKey(String key);

    Optional<Caller> byToken(String token);
}
