package regalia.app;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.constantpool.StringEntry;
import java.lang.reflect.RecordComponent;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import regalia.codec.Json;
import regalia.kernel.Game;
import regalia.kernel.Named;

/** The message keys that classes say: their string constants with a known heading,
 * the names of their enum constants, and those that follow from types. */
final class Keys {

    private static final Pattern ARGUMENT = Pattern.compile("\\{(\\d+)[,}]");

    private final Set<String> keys = new TreeSet<>();
    /** Beginnings of keys whose end is put on while the program runs. */
    private final Set<String> beginnings = new TreeSet<>();

    /** All that the package of a class says. */
    static Keys of(Class<?> anchor, Set<String> headings) {
        Keys said = new Keys();
        Pattern key = Pattern.compile("(?:" + String.join("|", headings) + ")\\.([a-zA-Z]*)(\\x01?)");
        for (byte[] bytes : classes(anchor)) {
            ClassModel model = ClassFile.of().parse(bytes);
            said.names(model.thisClass().asInternalName().replace('/', '.'));
            for (PoolEntry entry : model.constantPool()) {
                if (!(entry instanceof StringEntry text)
                        || !key.matcher(text.stringValue()).matches()) continue;
                String value = text.stringValue();
                if (value.endsWith("\u0001")) said.beginnings.add(value.substring(0, value.length() - 1));
                else if (!value.endsWith(".")) said.keys.add(value);
            }
        }
        return said;
    }

    private static List<byte[]> classes(Class<?> anchor) {
        String folder = anchor.getPackageName().replace('.', '/');
        try {
            Path place =
                    Path.of(Objects.requireNonNull(anchor.getProtectionDomain().getCodeSource())
                            .getLocation()
                            .toURI());
            if (Files.isDirectory(place)) return files(place.resolve(folder));
            try (FileSystem jar = FileSystems.newFileSystem(URI.create("jar:" + place.toUri()), Map.of())) {
                return files(jar.getPath("/" + folder));
            }
        } catch (IOException | URISyntaxException broken) {
            throw new IllegalStateException(broken);
        }
    }

    private static List<byte[]> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .map(Keys::bytes)
                    .toList();
        }
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
    }

    /** The keys of a catalogue with the numbers of their arguments. */
    static Map<String, Set<Integer>> written(String folder, String language) {
        Map<String, Set<Integer>> written = new LinkedHashMap<>();
        String path = "/regalia/" + folder + "/messages_" + language + ".json";
        try (InputStream in = Objects.requireNonNull(Main.class.getResourceAsStream(path), path)) {
            JsonNode tree = Json.tree(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            for (Map.Entry<String, JsonNode> entry : tree.properties()) {
                Set<Integer> numbers = new TreeSet<>();
                ARGUMENT.matcher(entry.getValue().textValue())
                        .results()
                        .forEach(found -> numbers.add(Integer.valueOf(found.group(1))));
                written.put(entry.getKey(), numbers);
            }
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
        return written;
    }

    /** What follows from a game's types: its actions, the records in them, and its options. */
    void derive(Game<?, ?, ?> game) {
        for (int seats = game.fewestSeats(); seats <= game.mostSeats(); seats++)
            game.options(seats).forEach(option -> keys.add("option." + option.name()));
        for (Class<?> action : game.actions().getPermittedSubclasses()) {
            keys.add("action." + word(action));
            parts(action);
        }
    }

    private void parts(Class<?> type) {
        for (RecordComponent part : type.getRecordComponents()) {
            Class<?> inner = part.getType();
            if (inner.isRecord()) {
                keys.add("record." + word(inner));
                parts(inner);
            }
        }
    }

    /** The names of things: the constants of an enum. */
    private void names(String type) {
        try {
            Class<?> loaded = Class.forName(type);
            if (!loaded.isEnum()) return;
            for (Object constant : loaded.getEnumConstants())
                if (constant instanceof Named named) keys.add(named.key());
        } catch (ClassNotFoundException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static String word(Class<?> type) {
        return Character.toLowerCase(type.getSimpleName().charAt(0))
                + type.getSimpleName().substring(1);
    }

    void add(String... more) {
        keys.addAll(List.of(more));
    }

    void addAll(Keys more) {
        keys.addAll(more.keys);
        beginnings.addAll(more.beginnings);
    }

    Set<String> keys() {
        return keys;
    }

    boolean says(String key) {
        return keys.contains(key) || beginnings.stream().anyMatch(key::startsWith);
    }
}
