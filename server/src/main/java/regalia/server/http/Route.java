package regalia.server.http;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * One line of the API as a value. The server's routes and the document that describes them are made from the same list of these,
 * so they can't differ. Begin with {@link #get}, {@link #post} and so on; the {@link Draft} ends with what the route does.
 *
 * @param operation its name in the document, unique: {@code tableJoin}
 * @param sparing a rate of its own for each address, besides those of all requests
 * @param longest bytes of a request body, where the usual limit doesn't do
 */
public record Route(
        Method method,
        String path,
        String operation,
        String summary,
        Who who,
        List<Parameter> queries,
        Body takes,
        Body gives,
        int status,
        Optional<Function<Limits, Rate>> sparing,
        Optional<Function<Limits, Integer>> longest,
        Work work) {

    private static final Pattern PLACE = Pattern.compile("\\{([a-zA-Z]+)}");

    public Route {
        queries = List.copyOf(queries);
    }

    public static Draft get(String path, String operation, String summary) {
        return new Draft(Method.GET, path, operation, summary);
    }

    public static Draft post(String path, String operation, String summary) {
        return new Draft(Method.POST, path, operation, summary);
    }

    public static Draft put(String path, String operation, String summary) {
        return new Draft(Method.PUT, path, operation, summary);
    }

    public static Draft patch(String path, String operation, String summary) {
        return new Draft(Method.PATCH, path, operation, summary);
    }

    public static Draft delete(String path, String operation, String summary) {
        return new Draft(Method.DELETE, path, operation, summary);
    }

    /** The names of the path's places: {@code id} of {@code /api/tables/{id}}. */
    public List<String> places() {
        return PLACE.matcher(path)
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }
}
