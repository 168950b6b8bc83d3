package regalia.codec;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;

/** One component of a record. */
final class Component {

    private final Type type;
    private final Method accessor;
    private final boolean maybe;
    private final boolean sparse;
    private final int index;

    Component(RecordComponent part, int index) {
        this.type = part.getGenericType();
        this.accessor = part.getAccessor();
        this.accessor.setAccessible(true);
        this.maybe = part.getType() == Optional.class;
        this.sparse = part.isAnnotationPresent(Sparse.class);
        this.index = index;
    }

    int index() {
        return index;
    }

    Form form() {
        return Forms.of(type);
    }

    Object of(Object value) {
        try {
            return accessor.invoke(value);
        } catch (IllegalAccessException | InvocationTargetException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    boolean optional() {
        return maybe || sparse;
    }

    boolean leftOut(Object value) {
        return maybe ? value.equals(Optional.empty()) : sparse && value.equals(List.of());
    }

    /** What a component is that isn't there. */
    Object absent() {
        return maybe ? Optional.empty() : List.of();
    }
}
