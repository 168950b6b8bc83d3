package regalia.server.http;

import java.util.Map;

/**
 * What somebody who has a seat may rightly ask just now: nearly right is what the hostile then say.
 *
 * @param access the header that lets them in
 * @param target the name of what they have a seat at
 * @param bodies what the routes take from them, by operation; for the others their examples will do
 */
public record Rightful(String access, String target, Map<String, String> bodies) {}
