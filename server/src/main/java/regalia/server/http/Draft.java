package regalia.server.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A route while it is being written down. Unless said otherwise everybody may use it, and it takes and gives nothing. */
public final class Draft {

    private static final Object DONE = new Object();

    private final Method method;
    private final String path;
    private final String operation;
    private final String summary;
    private final List<Parameter> queries = new ArrayList<>();
    private Who who = Who.EVERYBODY;
    private Body takes = new Body.None();
    private Body gives = new Body.None();
    private Optional<Integer> status = Optional.empty();
    private Optional<Function<Limits, Rate>> sparing = Optional.empty();
    private Optional<Function<Limits, Integer>> longest = Optional.empty();

    /** A deed without an answer. */
    @FunctionalInterface
    public interface Deed {
        void run(Call call) throws Exception;
    }

    Draft(Method method, String path, String operation, String summary) {
        this.method = method;
        this.path = path;
        this.operation = operation;
        this.summary = summary;
    }

    public Draft by(Who who) {
        this.who = who;
        return this;
    }

    public Draft query(String name, String summary, String example) {
        queries.add(new Parameter(name, summary, example));
        return this;
    }

    public Draft takes(Class<?> type, String example) {
        takes = new Body.Json(type, example);
        return this;
    }

    public Draft takesText(String media, String example) {
        takes = new Body.Text(media, example);
        return this;
    }

    public Draft gives(Class<?> type, String example) {
        gives = new Body.Json(type, example);
        return this;
    }

    public Draft givesText(String media, String example) {
        gives = new Body.Text(media, example);
        return this;
    }

    public Draft givesLines(Class<?> type, String example) {
        return givesLines(List.of(type), example);
    }

    /** Lines of several types. */
    public Draft givesLines(List<Class<?>> types, String example) {
        gives = new Body.Lines(types, example);
        return this;
    }

    public Draft status(int status) {
        this.status = Optional.of(status);
        return this;
    }

    /** For routes that could be used to guess or to flood: a rate for each address that all requests to this route share. */
    public Draft sparing(Function<Limits, Rate> rate) {
        sparing = Optional.of(rate);
        return this;
    }

    /** For bodies that may be longer, or must be shorter, than the usual limit. */
    public Draft longest(Function<Limits, Integer> bytes) {
        longest = Optional.of(bytes);
        return this;
    }

    public Route answer(Work.Answer answer) {
        return made(answer);
    }

    public Route does(Deed deed) {
        return made((Work.Answer) call -> {
            deed.run(call);
            return DONE;
        });
    }

    public Route stream(Work.Stream stream) {
        return made(stream);
    }

    public Route socket(Work.Socket socket) {
        return made(socket);
    }

    private Route made(Work work) {
        int usual = work instanceof Work.Socket ? 101 : gives instanceof Body.None ? 204 : 200;
        return new Route(
                method,
                path,
                operation,
                summary,
                who,
                queries,
                takes,
                gives,
                status.orElse(usual),
                sparing,
                longest,
                work);
    }
}
