package regalia.lab.play;

import java.util.List;

/** Who begins: chance names it in an action called First and something, with a seat. */
final class First {

    private static final ClassValue<Naming> NAMING = new ClassValue<>() {
        @Override
        protected Naming computeValue(Class<?> type) {
            List<Anatomy.Part> parts = Anatomy.parts(type);
            boolean names = type.getSimpleName().startsWith("First")
                    && parts.size() == 1
                    && parts.getFirst().name().equals("seat");
            return names ? action -> (Integer) parts.getFirst().of(action) : _ -> -1;
        }
    };

    /** How an action of some type names who begins. */
    private interface Naming {
        int seat(Object action);
    }

    private First() {}

    /** The seat that an action names, or -1 if it names none. */
    static int seat(Object action) {
        return NAMING.get(action.getClass()).seat(action);
    }
}
