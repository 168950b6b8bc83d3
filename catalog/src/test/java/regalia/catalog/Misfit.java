package regalia.catalog;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A program that plays well-behaved at first and then not. Run as a process of its own: it knows nothing of ours. */
final class Misfit {

    private static final Pattern DECIDE = Pattern.compile("\\{\"type\":\"decide\",\"seq\":(\\d+),.*");

    private Misfit() {}

    /** The word that asks for it as a player. */
    static String word(String time, String vice) {
        return Outside.word(command(vice), time);
    }

    static String command(String vice) {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Path classes = Path.of("target", "test-classes").toAbsolutePath();
        return "'" + java + "' -XX:TieredStopAtLevel=1 -cp '" + classes + "' regalia.catalog.Misfit " + vice;
    }

    @SuppressWarnings("SystemOut")
    public static void main(String[] args) throws IOException, InterruptedException {
        String vice = args[0];
        if (vice.equals("deaf")) Thread.sleep(Long.MAX_VALUE);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        int decisions = 0;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Matcher decide = DECIDE.matcher(line);
            if (!decide.matches()) continue;
            if (++decisions >= 3) misbehave(vice, decide.group(1));
            System.out.println("{\"seq\":" + decide.group(1) + ",\"index\":0}");
        }
        if (vice.equals("lingers")) Thread.sleep(Long.MAX_VALUE);
    }

    @SuppressWarnings("SystemOut")
    private static void misbehave(String vice, String seq) throws InterruptedException {
        switch (vice) {
            case "dies" -> {
                System.err.println("no more\n  at all");
                System.exit(3);
            }
            case "hangs" -> Thread.sleep(Long.MAX_VALUE);
            case "late" -> Thread.sleep(1000);
            case "closes" -> {
                System.out.close();
                Thread.sleep(Long.MAX_VALUE);
            }
            case "garbage" -> System.out.println("thinking…\nthinking \u001b[2J…\nstill thinking…");
            case "illegal" -> {
                for (int i = 0; i < 3; i++)
                    System.out.println("{\"seq\":" + seq + ",\"action\":{\"type\":\"startingDiscs\",\"row1\":\"red\","
                            + "\"row2\":\"blue\",\"row3\":\"yellow\"}}");
            }
            case "stale" -> System.out.println("{\"seq\":1,\"index\":0}\n".repeat(3));
            case "stutters" -> System.out.println("{\"seq\":" + seq + ",\"index\":0}");
            case "huge" -> System.out.println(("x".repeat(300_000) + "\n").repeat(3));
            case "endless" -> {
                while (!System.out.checkError()) System.out.print("x".repeat(1000));
            }
            case "complains" -> System.err.println("y".repeat(300_000));
            default -> {}
        }
    }
}
