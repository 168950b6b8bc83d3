package regalia.lab.export;

import java.io.IOException;
import java.io.Writer;
import java.util.List;

/**
 * A table as RFC 4180 writes it: a line of names, lines end with CR LF, fields with a comma, a quote or a line break stand in quotes.
 * Where there is nothing the field is empty.
 */
public final class CsvTable implements Table {

    private final Writer out;

    /** Writes the line of names. */
    public CsvTable(Writer out, List<Column> columns) throws IOException {
        this.out = out;
        line(columns.stream().map(Column::name).toList());
    }

    @Override
    public void row(List<Object> values) throws IOException {
        line(values);
    }

    private void line(List<?> values) throws IOException {
        for (int i = 0; i < values.size(); i++) {
            if (i > 0) out.write(',');
            if (!values.get(i).equals(Column.NOTHING))
                out.write(field(values.get(i).toString()));
        }
        out.write("\r\n");
    }

    /** An empty text is in quotes, so that it isn't taken for nothing. */
    private static String field(String text) {
        boolean plain = !text.isEmpty()
                && text.chars().noneMatch(each -> each == ',' || each == '"' || each == '\r' || each == '\n');
        return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
