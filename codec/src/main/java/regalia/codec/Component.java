package regalia.codec;

import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** One component of a record. */
final class Component {

    private final Later type;
    /** The form of what is there, where something may not be. */
    private final Later present;

    private final Function<Object, Object> accessor;
    private final @Nullable ToIntFunction<Object> number;
    private final byte[] before;
    private final boolean maybe;
    private final boolean sparse;
    private final int index;

    Component(RecordComponent part, int index) {
        Method method = part.getAccessor();
        this.type = new Later(part.getGenericType());
        this.maybe = part.getType() == Optional.class;
        this.present = maybe ? new Later(inner(part.getGenericType())) : type;
        this.accessor = Accessors.of(method);
        this.number = part.getType() == int.class ? Accessors.ofInt(method) : null;
        this.before = Utf8.ascii(",\"" + part.getName() + "\":");
        this.sparse = part.isAnnotationPresent(Sparse.class);
        this.index = index;
    }

    private static Type inner(Type optional) {
        return ((ParameterizedType) optional).getActualTypeArguments()[0];
    }

    int index() {
        return index;
    }

    Form form() {
        return type.form();
    }

    Object of(Object value) {
        return accessor.apply(value);
    }

    /** Writes a comma, its name and what it is in a record; nothing where it is left out. */
    void append(Object value, Utf8 out) {
        if (number != null) {
            out.put(before);
            out.number(number.applyAsInt(value));
        } else write(of(value), out);
    }

    /** The same, as it was written last if it is what it was. */
    void append(Object value, Utf8 out, Echo.Part last) {
        if (number != null) {
            append(value, out);
            return;
        }
        Object part = of(value);
        if (last.again(part, out)) return;
        int start = out.size();
        write(part, out);
        last.keep(part, out, start);
    }

    private void write(Object whole, Utf8 out) {
        Object part = whole;
        if (maybe && part instanceof Optional<?> optional) {
            if (optional.isEmpty()) return;
            part = optional.get();
        } else if (leftOut(part)) return;
        out.put(before);
        present.form().append(part, out);
    }

    boolean optional() {
        return maybe || sparse;
    }

    boolean leftOut(Object value) {
        return maybe ? value.equals(Optional.empty()) : sparse && ((List<?>) value).isEmpty();
    }

    /** What a component is that isn't there. */
    Object absent() {
        return maybe ? Optional.empty() : List.of();
    }
}
