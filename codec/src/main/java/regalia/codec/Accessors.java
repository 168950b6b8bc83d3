package regalia.codec;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/** Accessors of records as plain functions: bound once, and then as quick as a call. */
final class Accessors {

    private static final MethodHandles.Lookup HERE = MethodHandles.lookup();

    private Accessors() {}

    @SuppressWarnings("unchecked") // The factory makes what it is asked for.
    static Function<Object, Object> of(Method accessor) {
        return (Function<Object, Object>)
                bound(accessor, Function.class, "apply", MethodType.methodType(Object.class, Object.class));
    }

    @SuppressWarnings("unchecked") // The factory makes what it is asked for.
    static ToIntFunction<Object> ofInt(Method accessor) {
        return (ToIntFunction<Object>)
                bound(accessor, ToIntFunction.class, "applyAsInt", MethodType.methodType(int.class, Object.class));
    }

    private static Object bound(Method accessor, Class<?> face, String name, MethodType erased) {
        try {
            Class<?> record = accessor.getDeclaringClass();
            MethodHandles.Lookup inside = MethodHandles.privateLookupIn(record, HERE);
            MethodHandle handle = inside.unreflect(accessor);
            MethodType exact = MethodType.methodType(
                    erased.returnType().isPrimitive()
                            ? erased.returnType()
                            : handle.type().wrap().returnType(),
                    record);
            return LambdaMetafactory.metafactory(inside, name, MethodType.methodType(face), erased, handle, exact)
                    .getTarget()
                    .invoke();
        } catch (Throwable impossible) {
            throw new IllegalStateException(accessor + " can't be bound", impossible);
        }
    }
}
