package regalia.app;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import regalia.server.store.Backup;

/** What is in a backup, told to a person or a program. */
record BackupReport(Streams io, boolean json) {

    /** Says what was done, and how many rows each table has. */
    void tell(String sentence, Backup.Contents contents) {
        if (json) {
            ObjectNode node = JsonNodeFactory.instance.objectNode();
            node.put("whole", true);
            node.put("taken", contents.taken().toString());
            node.put("schema", contents.schema());
            node.put("total", contents.total());
            contents.rows().forEach(node.putObject("rows")::put);
            io.say(node.toString());
            return;
        }
        io.say(sentence);
        contents.rows()
                .forEach((table, rows) ->
                        io.say("  " + " ".repeat(Math.max(0, 12 - digits(rows))) + rows + " " + table));
    }

    /** Says what is wrong with one. */
    void damaged(String sentence) {
        io.say(
                json
                        ? JsonNodeFactory.instance
                                .objectNode()
                                .put("whole", false)
                                .put("fault", sentence)
                                .toString()
                        : sentence);
    }

    private static int digits(long number) {
        return Long.toString(number).length();
    }

    static String count(Backup.Contents contents) {
        return contents.total() == 1 ? "1 row" : contents.total() + " rows";
    }
}
