package regalia.codec;

import org.jspecify.annotations.Nullable;

/** Where something stands in a document: a path of names and indexes, put into words only when somebody asks. */
record Place(@Nullable Place parent, String name, int index) {

    static final Place ROOT = new Place(null, "", -1);

    /** A document that is itself a field of something bigger. */
    static Place root(String name) {
        return name.isEmpty() ? ROOT : ROOT.field(name);
    }

    Place field(String field) {
        return new Place(this, field, -1);
    }

    Place item(int number) {
        return new Place(this, "", number);
    }

    /** {@code sets.A.castle.few[2]}; nothing for the whole document. */
    String path() {
        if (parent == null) return "";
        String before = parent.path();
        if (index >= 0) return before + "[" + index + "]";
        return before.isEmpty() ? name : before + "." + name;
    }
}
