package regalia.codec;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import org.yaml.snakeyaml.error.YAMLException;
import regalia.kernel.Data;
import regalia.kernel.Unusable;

/** One data file that is being read, and the line of each of its fields. */
final class DataFile {

    private static final JsonFactory YAML = new YAMLFactory();
    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
            .enable(JsonReadFeature.ALLOW_YAML_COMMENTS)
            .build();

    private final String name;
    private final String text;
    private final Map<String, Integer> lines = new HashMap<>();

    DataFile(String name, String text) {
        this.name = name;
        this.text = text;
    }

    <D extends Data> D read(Class<D> type) {
        D data = bound(type);
        data.check().stream()
                .min(Comparator.comparingInt(flaw -> line(flaw.field())))
                .ifPresent(flaw -> {
                    throw unusable(line(flaw.field()), flaw.field(), flaw.constraint());
                });
        return data;
    }

    private <D extends Data> D bound(Class<D> type) {
        try {
            return type.cast(Forms.of(type).read(tree(), Place.ROOT));
        } catch (Fault fault) {
            throw unusable(line(fault.path()), fault.path(), fault.reason());
        }
    }

    private JsonNode tree() {
        try (JsonParser parser = (name.endsWith(".json") ? JSON : YAML).createParser(text)) {
            return new Tree(parser, (at, line) -> lines.put(at.path(), line)).grow();
        } catch (IOException broken) {
            Syntax syntax = Syntax.of(broken);
            throw unusable(syntax.line(), "", syntax.reason());
        } catch (YAMLException broken) {
            throw unusable(1, "", "it holds characters that no text has");
        }
    }

    /** The line of a field, or of the nearest thing around it that the file has. */
    private int line(String path) {
        for (String rest = path; !rest.isEmpty(); rest = parent(rest)) {
            Integer line = lines.get(rest);
            if (line != null) return line;
        }
        return 1;
    }

    private static String parent(String path) {
        return path.substring(0, Math.max(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('['))));
    }

    private Unusable unusable(int line, String field, String reason) {
        return new Unusable(name + ", line " + line + (field.isEmpty() ? "" : ", " + field) + ": " + reason);
    }
}
