package regalia.kernel;

/** A thing with a name of its own in the message catalogue, such as a character or a place: {@code character.witch}. */
public interface Named {

    /** The key of its name. */
    String key();

    /** The key that an enum constant has under a heading: {@code key("character", BLACK_CASTLE)} is {@code character.blackCastle}. */
    static String key(String heading, Enum<?> constant) {
        return heading + "." + word(constant);
    }

    /** An enum constant as one camelCase word, as records and typed actions write it: {@code PER_CARD} is {@code perCard}. */
    static String word(Enum<?> constant) {
        String name = constant.name();
        StringBuilder word = new StringBuilder(name.length());
        boolean capital = false;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c == '_') capital = true;
            else {
                word.append(capital ? c : Character.toLowerCase(c));
                capital = false;
            }
        }
        return word.toString();
    }
}
