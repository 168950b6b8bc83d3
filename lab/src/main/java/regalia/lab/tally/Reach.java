package regalia.lab.tally;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import regalia.catalog.duel.Student;

/** How many standard errors an interval reaches to each side. */
final class Reach {

    /** From here on more degrees of freedom make no difference that anybody would see. */
    private static final int MANY = 1000;

    private static final Map<Question, Double> KNOWN = new ConcurrentHashMap<>();

    private record Question(double confidence, int freedom) {}

    private Reach() {}

    static double of(double confidence, long freedom) {
        return KNOWN.computeIfAbsent(
                new Question(confidence, Math.clamp(freedom, 1, MANY)),
                asked -> Student.reach(asked.confidence, asked.freedom));
    }
}
