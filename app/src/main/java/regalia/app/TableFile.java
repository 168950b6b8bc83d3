package regalia.app;

import java.io.Closeable;
import java.io.FilterWriter;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import regalia.kernel.Unusable;
import regalia.lab.export.Column;
import regalia.lab.export.CsvTable;
import regalia.lab.export.ParquetTable;
import regalia.lab.export.Table;

/** The file of a table as it is named on the command line: its ending tells the format. */
final class TableFile implements Closeable {

    private static final String CSV = ".csv";
    private static final String PARQUET = ".parquet";
    private static final String STANDARD = "-";

    private final Streams io;
    private final String name;
    private final Optional<Output> output;

    private TableFile(Streams io, String name, Optional<Output> output) {
        this.io = io;
        this.name = name;
        this.output = output;
    }

    /** Refuses what is no format of ours. */
    static void check(String name) {
        if (!name.equals(STANDARD) && !name.endsWith(CSV) && !name.endsWith(PARQUET))
            throw new Unusable("--out is a file that ends with .csv or .parquet, or -, not '" + name + "'");
    }

    static TableFile open(Streams io, String name) {
        return new TableFile(io, name, name.equals(STANDARD) ? Optional.empty() : Optional.of(Output.to(name)));
    }

    Table table(List<Column> columns, Map<String, String> notes) throws IOException {
        if (output.isEmpty()) return new CsvTable(standard(), columns);
        return name.endsWith(CSV)
                ? new CsvTable(output.get().writer(), columns)
                : new ParquetTable(output.get().stream(), columns, notes);
    }

    /** Standard output stays open. */
    private FilterWriter standard() {
        return new FilterWriter(io.out()) {
            @Override
            public void close() throws IOException {
                flush();
            }
        };
    }

    /** The file is whole: puts it in its place. */
    void keep() throws IOException {
        if (output.isPresent()) output.get().keep();
    }

    @Override
    public void close() throws IOException {
        if (output.isPresent()) output.get().close();
    }
}
