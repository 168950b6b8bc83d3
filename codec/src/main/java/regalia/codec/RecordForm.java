package regalia.codec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import regalia.kernel.Unusable;

/** A record: an object with its components in their order, after the {@code type} that tells it from its sealed siblings. */
final class RecordForm implements Form {

    private final Constructor<?> constructor;
    private final Map<String, Component> components = new LinkedHashMap<>();
    private final Component[] inOrder;
    private final Optional<String> tag;
    private final byte[] opening;

    RecordForm(Class<?> type) {
        RecordComponent[] parts = type.getRecordComponents();
        for (int i = 0; i < parts.length; i++) components.put(parts[i].getName(), new Component(parts[i], i));
        inOrder = components.values().toArray(Component[]::new);
        tag = SealedForm.tag(type);
        opening = tag.map(name -> Utf8.ascii(",\"" + SealedForm.TYPE + "\":\"" + name + "\""))
                .orElse(new byte[0]);
        try {
            constructor = type.getDeclaredConstructor(
                    Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new));
            constructor.setAccessible(true);
        } catch (NoSuchMethodException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public JsonNode write(Object value) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        tag.ifPresent(name -> object.put(SealedForm.TYPE, name));
        components.forEach((name, component) -> {
            Object part = component.of(value);
            if (!component.leftOut(part)) object.set(name, component.form().write(part));
        });
        return object;
    }

    @Override
    public void append(Object value, Utf8 out) {
        int start = out.size();
        out.put(opening);
        for (Component component : inOrder) component.append(value, out);
        embrace(out, start);
    }

    int size() {
        return inOrder.length;
    }

    /** The same, by what was written last where that is possible. */
    void append(Object value, Utf8 out, List<Echo.Part> last) {
        int start = out.size();
        out.put(opening);
        for (Component component : inOrder) component.append(value, out, last.get(component.index()));
        embrace(out, start);
    }

    private static void embrace(Utf8 out, int start) {
        // The first of the components began with a comma.
        if (out.size() == start) out.put('{');
        else out.set(start, '{');
        out.put('}');
    }

    /** Reads in the order of the document, so that the first thing wrong is also the first that a reader meets. */
    @Override
    public Object read(JsonNode node, Place at) {
        if (!node.isObject()) throw Fault.wanted(at, "an object", node);
        tag.ifPresent(name -> SealedForm.expect(name, node, at));
        demandAll(node, at);
        @Nullable Object[] values = new @Nullable Object[components.size()];
        for (Map.Entry<String, JsonNode> field : node.properties()) {
            Component component = components.get(field.getKey());
            if (component != null && component.optional() && field.getValue().isNull())
                throw new Fault(at.field(field.getKey()), "can't be null; it is left out when there is nothing to say");
            if (component != null)
                values[component.index()] = component.form().read(field.getValue(), at.field(field.getKey()));
            else if (!isTag(field.getKey())) throw unknown(at.field(field.getKey()));
        }
        for (Component component : components.values())
            if (values[component.index()] == null) values[component.index()] = component.absent();
        return make(values, at);
    }

    /** A missing field is told before what stands in the others, unless one of those looks like its misspelling. */
    private void demandAll(JsonNode node, Place at) {
        for (Map.Entry<String, Component> component : components.entrySet()) {
            if (component.getValue().optional() || node.has(component.getKey())) continue;
            for (Map.Entry<String, JsonNode> field : node.properties())
                if (!components.containsKey(field.getKey()) && !isTag(field.getKey()))
                    throw unknown(at.field(field.getKey()));
            throw new Fault(at.field(component.getKey()), "is missing");
        }
    }

    private boolean isTag(String name) {
        return tag.isPresent() && name.equals(SealedForm.TYPE);
    }

    private Fault unknown(Place at) {
        if (components.isEmpty()) return new Fault(at, "is no field here; there is none");
        return new Fault(at, "is no field here; there is " + String.join(", ", components.keySet()));
    }

    private Object make(@Nullable Object[] values, Place at) {
        try {
            return constructor.newInstance(values);
        } catch (InvocationTargetException refused) {
            if (refused.getCause() instanceof Unusable unusable)
                throw new Fault(at, String.valueOf(unusable.getMessage()));
            throw new Fault(at, "these values don't go together");
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
