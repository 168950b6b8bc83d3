package regalia.codec;

import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/** The form of a part, looked for when it is first needed: a type may contain itself. */
final class Later {

    private final Type type;
    private @Nullable Form found;

    Later(Type type) {
        this.type = type;
    }

    Type type() {
        return type;
    }

    Form form() {
        Form form = found;
        if (form == null) {
            // Threads that look at the same time find the same.
            form = Forms.of(type);
            found = form;
        }
        return form;
    }
}
