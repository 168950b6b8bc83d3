package regalia.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.Annotation;
import java.lang.classfile.AnnotationElement;
import java.lang.classfile.AnnotationValue;
import java.lang.classfile.AttributedElement;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.StringEntry;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import regalia.kernel.Rule;

/**
 * Which rules a folder of classes cites, read from the class files: nothing is loaded, so nothing runs.
 *
 * @param onCode ids in {@link Rule} on types, methods, constructors, fields, enum constants and record components
 * @param inText ids that stand alone in a string: what refusals and ledger lines cite
 */
record Citations(Set<String> onCode, Set<String> inText) {

    private static final Pattern ID = Pattern.compile("[A-Z]{3}-[A-Z]?\\d+");
    private static final String RULE = Rule.class.descriptorString();

    /** Those of all classes that were compiled into the same folder as this one. */
    static Citations beside(Class<?> type) {
        try {
            return in(Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI()));
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException("no folder of classes: " + type, e);
        }
    }

    private static Citations in(Path root) {
        Citations all = new Citations(new TreeSet<>(), new TreeSet<>());
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".class")).toList())
                all.read(ClassFile.of().parse(Files.readAllBytes(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return all;
    }

    private void read(ClassModel type) {
        cite(type);
        type.methods().forEach(this::cite);
        type.fields().forEach(this::cite);
        type.findAttribute(Attributes.record())
                .ifPresent(attribute -> attribute.components().forEach(this::cite));
        type.constantPool().forEach(entry -> {
            if (entry instanceof StringEntry text
                    && ID.matcher(text.stringValue()).matches()) inText.add(text.stringValue());
        });
    }

    private void cite(AttributedElement element) {
        element.findAttribute(Attributes.runtimeVisibleAnnotations())
                .map(attribute -> attribute.annotations())
                .orElse(List.of())
                .forEach(this::cite);
    }

    private void cite(Annotation annotation) {
        if (!annotation.className().equalsString(RULE)) return;
        for (AnnotationElement element : annotation.elements()) cite(element.value());
    }

    private void cite(AnnotationValue value) {
        switch (value) {
            case AnnotationValue.OfArray array -> array.values().forEach(this::cite);
            case AnnotationValue.OfString id -> onCode.add(id.stringValue());
            default -> throw new IllegalStateException("no rule id: " + value);
        }
    }
}
