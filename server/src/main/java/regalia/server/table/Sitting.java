package regalia.server.table;

import java.util.Optional;

/**
 * Somebody as a table knows them.
 *
 * @param program {@code exec} if it is the account of a program
 */
public record Sitting(String person, String name, Optional<String> program) {}
