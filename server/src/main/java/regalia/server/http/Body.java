package regalia.server.http;

import java.util.List;

/** What a request or a response carries, with an example of it for the API's description. */
public sealed interface Body {

    String JSON = "application/json";
    String LINES = "application/x-ndjson";

    record None() implements Body {}

    /** One JSON value of a record, enum or sealed type. */
    record Json(Class<?> type, String example) implements Body {}

    /** Text of another kind, taken or given as a string. */
    record Text(String media, String example) implements Body {}

    /** Any number of lines, each one JSON value of one of the types, one after the other for as long as there is something to say. */
    record Lines(List<Class<?>> types, String example) implements Body {

        public Lines {
            types = List.copyOf(types);
        }
    }

    /** The media type; where nothing is carried, the one that a page of another site can't send without asking. */
    default String media() {
        return switch (this) {
            case None() -> JSON;
            case Json json -> JSON;
            case Text text -> text.media();
            case Lines lines -> LINES;
        };
    }
}
