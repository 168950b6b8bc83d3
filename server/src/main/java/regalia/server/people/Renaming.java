package regalia.server.people;

/** Who must know when a person is called otherwise: whoever shows their name. */
public interface Renaming {

    void renamed(String person, String name);
}
