package regalia.server.table;

/** A table as the database has it, and how often it was changed before. */
public record Shelved(Table table, int version) {}
