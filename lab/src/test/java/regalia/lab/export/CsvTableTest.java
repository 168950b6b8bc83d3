package regalia.lab.export;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class CsvTableTest {

    @Test
    void linesEndWithCrLfAndWhatIsStrangeStandsInQuotes() throws IOException {
        StringWriter text = new StringWriter();
        List<Column> columns = List.of(
                new Column("name", Column.Kind.TEXT, true, ""),
                new Column("points", Column.Kind.WHOLE, true, ""),
                new Column("won", Column.Kind.FRACTION, true, ""),
                new Column("stands", Column.Kind.FLAG, false, ""));
        try (Table table = new CsvTable(text, columns)) {
            table.row(List.of("a plain one", -3L, 0.5, true));
            table.row(List.of("a, b", Column.NOTHING, Column.NOTHING, false));
            table.row(List.of("she said \"no\"", 0L, 1.0, true));
            table.row(List.of("two\nlines", 0L, 1.0, true));
            table.row(List.of("", 0L, 1.0, true));
            table.row(List.of(Column.NOTHING, 0L, 1.0, true));
        }
        assertEquals(
                "name,points,won,stands\r\n"
                        + "a plain one,-3,0.5,true\r\n"
                        + "\"a, b\",,,false\r\n"
                        + "\"she said \"\"no\"\"\",0,1.0,true\r\n"
                        + "\"two\nlines\",0,1.0,true\r\n"
                        + "\"\",0,1.0,true\r\n"
                        + ",0,1.0,true\r\n",
                text.toString());
    }
}
