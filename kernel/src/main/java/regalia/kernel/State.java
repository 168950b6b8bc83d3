package regalia.kernel;

/**
 * A position: flat, mutable, copied by value. Its fields are primitives and arrays of primitives, at most 4 KB together,
 * with no reference to anything that another position could share. Two positions are equal when every field is.
 *
 * @param <S> the position itself
 */
public interface State<S extends State<S>> {

    /** Who owes a decision: a set of seats, or the bit of {@link Seat#CHANCE} alone, or 0 when the match is over. */
    int toAct();

    /** Becomes equal to the other position and shares nothing with it. Creates nothing. */
    void copyFrom(S other);
}
