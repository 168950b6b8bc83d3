package regalia.kernel;

import java.util.List;

/** What actions are about beyond what they name themselves, as the card in the row that is taken: for whoever counts what is chosen. */
public interface Subjects<A extends Action, V> {

    /** The things that a legal action of the seat whose view this is concerns. */
    List<Named> of(V view, A action);
}
