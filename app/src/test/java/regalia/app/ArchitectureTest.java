package regalia.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regalia.kernel.State;

/** The directions between modules, and what rules may not use. */
class ArchitectureTest {

    private static final JavaClasses OURS = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("regalia");

    private static void knowsOnly(String module, String... others) {
        String[] allowed = new String[others.length + 1];
        allowed[0] = module;
        System.arraycopy(others, 0, allowed, 1, others.length);
        noClasses()
                .that()
                .resideInAPackage(module)
                .should()
                .dependOnClassesThat(
                        resideInAPackage("regalia..").and(DescribedPredicate.not(resideInAnyPackage(allowed))))
                .check(OURS);
    }

    private static String packageOf(String game) {
        return "regalia." + game + "..";
    }

    @Test
    void theKernelKnowsNothingOfOurs() {
        knowsOnly("regalia.kernel..");
        noClasses()
                .that()
                .resideInAPackage("regalia.kernel..")
                .should()
                .dependOnClassesThat()
                .resideOutsideOfPackages("regalia.kernel..", "java..", "org.jspecify..")
                .check(OURS);
    }

    @Test
    void botsAndCodecKnowTheKernelOnlyAndSoNameNoGame() {
        knowsOnly("regalia.bots..", "regalia.kernel..");
        knowsOnly("regalia.codec..", "regalia.kernel..");
    }

    @ParameterizedTest
    @MethodSource("regalia.catalog.Catalog#games")
    void aGameKnowsTheKernelOnly(String game) {
        knowsOnly(packageOf(game), "regalia.kernel..");
        noClasses()
                .that()
                .resideInAPackage(packageOf(game))
                .should()
                .dependOnClassesThat()
                .resideOutsideOfPackages(packageOf(game), "regalia.kernel..", "java..", "org.jspecify..")
                .check(OURS);
    }

    @Test
    void theCatalogKnowsNothingOfWhoUsesIt() {
        noClasses()
                .that()
                .resideInAPackage("regalia.catalog..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("regalia.app..", "regalia.lab..", "regalia.server..")
                .check(OURS);
    }

    @Test
    void theLabAndTheServerDoNotKnowEachOther() {
        knowsOnly("regalia.lab..", "regalia.catalog..", "regalia.codec..", "regalia.bots..", "regalia.kernel..");
        knowsOnly("regalia.server..", "regalia.catalog..", "regalia.codec..", "regalia.bots..", "regalia.kernel..");
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("regalia.(*)..").should().beFreeOfCycles().check(OURS);
    }

    @ParameterizedTest
    @MethodSource("regalia.catalog.Catalog#games")
    void rulesUseNoClockFileThreadStreamRandomOrHashOrder(String game) {
        noClasses()
                .that()
                .resideInAPackage(packageOf(game))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.io..", "java.nio..", "java.time..", "java.net..", "java.util.concurrent..")
                .orShould()
                .dependOnClassesThat()
                .haveNameMatching("java\\.util\\.(Random|SplittableRandom|HashMap|HashSet|Date|Timer|Formatter)"
                        + "|java\\.util\\.random\\..*|java\\.security\\..*|java\\.lang\\.(Thread|Runtime|Process).*")
                .orShould()
                .callMethodWhere(FORBIDDEN)
                .orShould()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .accessField(System.class, "in")
                .check(OURS);
    }

    private static final DescribedPredicate<JavaMethodCall> FORBIDDEN =
            DescribedPredicate.describe("clock, chance or String.format", call -> {
                String owner = call.getTargetOwner().getName();
                String name = call.getName();
                return (owner.equals("java.lang.System") && !name.equals("arraycopy"))
                        || (owner.equals("java.lang.Math") && name.equals("random"))
                        || (owner.equals("java.lang.String") && (name.equals("format") || name.equals("formatted")));
            });

    @Test
    void positionsAreFlat() {
        classes()
                .that()
                .implement(State.class)
                .should(new ArchCondition<JavaClass>("have only fields of primitives and arrays of primitives") {
                    @Override
                    public void check(JavaClass state, ConditionEvents events) {
                        for (JavaField field : state.getAllFields())
                            if (!field.getModifiers().contains(JavaModifier.STATIC))
                                events.add(new SimpleConditionEvent(field, isFlat(field), field.getDescription()));
                    }
                })
                .check(OURS);
    }

    private static boolean isFlat(JavaField field) {
        return field.getRawType().getBaseComponentType().isPrimitive();
    }
}
