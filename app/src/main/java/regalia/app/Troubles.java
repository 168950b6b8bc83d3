package regalia.app;

import java.io.PrintWriter;
import regalia.catalog.Diagnosis;
import regalia.catalog.Witness;

/** Tells at once when a program has lost its seat. A program that fails once mostly fails always: only the first few are told. */
final class Troubles implements Witness {

    private static final int SHOWN = 5;

    private final PrintWriter err;
    private int count;

    Troubles(PrintWriter err) {
        this.err = err;
    }

    @Override
    public synchronized void resigned(Diagnosis diagnosis) {
        if (++count <= SHOWN) diagnosis.lines().forEach(err::println);
    }

    /** Whether all programs have played to the end, when there is nothing more to come. */
    synchronized int verdict() {
        if (count > SHOWN) err.println("… and " + (count - SHOWN) + " more failures");
        return count == 0 ? Main.GOOD : Main.FAILED;
    }
}
