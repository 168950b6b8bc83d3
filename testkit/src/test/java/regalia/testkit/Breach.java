package regalia.testkit;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.BiFunction;
import regalia.kernel.Options;
import regalia.testkit.toy.ToyAct;
import regalia.testkit.toy.ToyRules;
import regalia.testkit.toy.ToyState;
import regalia.testkit.toy.ToySubject;
import regalia.testkit.toy.ToyView;

/** A breach of a law, as the law tells it. */
final class Breach {

    private final String message;

    private Breach(String message) {
        this.message = message;
    }

    /** What the law finds in the toy with these rules; fails if it finds nothing. */
    static Breach of(Law law, BiFunction<Integer, Options, ToyRules> making) {
        return of(law, new ToySubject(making));
    }

    static Breach of(Law law, Subject<ToyState, ToyAct, ToyView> subject) {
        AssertionError error = assertThrows(
                AssertionError.class,
                () -> {
                    GameLaws.hold(law, subject, 2, GameLaws.STANDARD_GAMES);
                    GameLaws.hold(law, subject, 3, GameLaws.STANDARD_GAMES);
                },
                () -> law.title() + " doesn't bite");
        String message = String.valueOf(error.getMessage());
        assertTrue(message.startsWith(law.title()), message);
        assertTrue(message.contains("toy, ") && message.contains("seed "), message);
        return new Breach(message);
    }

    /** It is this breach and no other. */
    void says(String words) {
        assertTrue(message.contains(words), () -> "expected '" + words + "' in: " + message);
    }
}
