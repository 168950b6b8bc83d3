package regalia.server.store;

import java.util.List;

/** A table of the schema and the key by which its rows are told apart and ordered. */
record Stored(String name, List<String> key) {

    /** All of them, each after those that its foreign keys point to. */
    static final List<Stored> ALL = List.of(
            of("person", "id"),
            of("access", "hash"),
            of("gathering", "id"),
            of("member", "person", "gathering"),
            of("opening", "person", "idem"),
            of("playing", "id"),
            of("entry", "playing", "first"),
            of("answer", "playing", "seat", "idem"),
            of("sealed", "playing", "decision", "seat"),
            of("finished", "id"),
            of("chat", "gathering", "number"),
            of("report", "id"),
            of("mute", "person", "muted"),
            of("upload", "id"),
            of("result", "person", "gathering"));

    private static Stored of(String name, String... key) {
        return new Stored(name, List.of(key));
    }

    static Stored named(String name) {
        return ALL.stream()
                .filter(table -> table.name.equals(name))
                .findFirst()
                .orElseThrow(() -> new BackupFile.Damaged("it has a table '" + name + "' that nobody knows"));
    }
}
