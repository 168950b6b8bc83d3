package regalia.catalog;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What a record is made of, for putting it into words and making it from words. */
record Shape(Class<?> type) {

    /** Its name in records and message keys: {@code FirstPlayer} is {@code firstPlayer}. */
    String word() {
        String name = type.getSimpleName();
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    /** One component: a number called seat, or a list called seats, means players. */
    record Part(String name, Type type) {
        boolean isSeat() {
            return name.equals("seat") || name.equals("seats");
        }
    }

    List<Part> parts() {
        return Arrays.stream(type.getRecordComponents())
                .map(component -> new Part(component.getName(), component.getGenericType()))
                .toList();
    }

    List<Object> values(Object value) {
        List<Object> values = new ArrayList<>();
        try {
            for (RecordComponent component : type.getRecordComponents()) {
                component.getAccessor().setAccessible(true);
                values.add(component.getAccessor().invoke(value));
            }
        } catch (IllegalAccessException | InvocationTargetException impossible) {
            throw new IllegalStateException(impossible);
        }
        return values;
    }

    Object make(List<Object> values) {
        Class<?>[] types = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(values.toArray());
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** All records under a sealed interface. */
    static List<Shape> under(Class<?> sealed) {
        if (sealed.isRecord()) return List.of(new Shape(sealed));
        List<Shape> shapes = new ArrayList<>();
        if (sealed.isSealed()) for (Class<?> one : sealed.getPermittedSubclasses()) shapes.addAll(under(one));
        return shapes;
    }
}
