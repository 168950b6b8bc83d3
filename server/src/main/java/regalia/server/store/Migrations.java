package regalia.server.store;

import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.flywaydb.core.api.ResourceProvider;
import org.flywaydb.core.api.resource.LoadableResource;
import org.jspecify.annotations.Nullable;

/**
 * The scripts that make the tables of one kind of database, in its folder beside this class. They are listed here because
 * looking for them fails quietly in a jar that doesn't list its folders.
 */
record Migrations(String folder) implements ResourceProvider {

    static final List<String> ALL = List.of(
            "V1__begin.sql",
            "V2__attendance.sql",
            "V3__opening.sql",
            "V4__answers.sql",
            "V5__keys.sql",
            "V6__entries.sql",
            "V7__away.sql",
            "V8__taken.sql");

    @Override
    public @Nullable LoadableResource getResource(String name) {
        return ALL.contains(name) ? new Script(folder, name) : null;
    }

    @Override
    public Collection<LoadableResource> getResources(String prefix, String[] suffixes) {
        return ALL.stream()
                .filter(name ->
                        name.startsWith(prefix) && Arrays.stream(suffixes).anyMatch(name::endsWith))
                .<LoadableResource>map(name -> new Script(folder, name))
                .toList();
    }

    /** One of them. */
    private static final class Script extends LoadableResource {

        private final String folder;
        private final String name;

        Script(String folder, String name) {
            this.folder = folder;
            this.name = name;
        }

        @Override
        public Reader read() {
            return new InputStreamReader(
                    Objects.requireNonNull(Migrations.class.getResourceAsStream(getAbsolutePath())),
                    StandardCharsets.UTF_8);
        }

        @Override
        public String getAbsolutePath() {
            return folder + "/" + name;
        }

        @Override
        public String getAbsolutePathOnDisk() {
            return getAbsolutePath();
        }

        @Override
        public String getFilename() {
            return name;
        }

        @Override
        public String getRelativePath() {
            return name;
        }
    }
}
