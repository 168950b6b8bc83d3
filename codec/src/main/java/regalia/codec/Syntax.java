package regalia.codec;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/** What a parser stumbled over, in our words: its own speak of its insides. */
record Syntax(int line, int column, String reason) {

    static Syntax of(IOException broken) {
        for (Throwable cause = broken; cause != null; cause = cause.getCause())
            if (cause instanceof MarkedYAMLException marked) return of(marked);
        if (!(broken instanceof JsonProcessingException known)) return new Syntax(1, 1, "can't be read");
        @Nullable JsonLocation where = known.getLocation();
        int line = where == null ? 1 : Math.max(1, where.getLineNr());
        int column = where == null ? 1 : Math.max(1, where.getColumnNr());
        return new Syntax(line, column, reason(known));
    }

    private static String reason(JsonProcessingException broken) {
        if (broken instanceof JsonEOFException) return "it ends too soon";
        if (broken instanceof StreamConstraintsException) return "it is too long or too deeply nested";
        return "it is not well-formed";
    }

    private static Syntax of(MarkedYAMLException marked) {
        @Nullable Mark mark = marked.getProblemMark();
        @Nullable String problem = marked.getProblem();
        String reason =
                problem == null ? "it is not well-formed" : "it is not well-formed: " + problem.replaceAll("\\s+", " ");
        return mark == null ? new Syntax(1, 1, reason) : new Syntax(mark.getLine() + 1, mark.getColumn() + 1, reason);
    }

    /** For a text that is mostly one line. */
    String inText() {
        return "as JSON, " + reason + " near " + (line > 1 ? "line " + line + ", " : "") + "column " + column;
    }
}
