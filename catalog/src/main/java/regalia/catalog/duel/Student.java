package regalia.catalog.duel;

/** Student's t distribution. */
public final class Student {

    /** With so many degrees of freedom more make no difference that anybody would see. */
    private static final int MANY = 10_000;

    private Student() {}

    /** How far from 0, in either direction, a value lies with some probability. */
    public static double reach(double probability, int freedom) {
        double low = 0;
        double high = Math.PI / 2;
        for (int i = 0; i < 60; i++) {
            double middle = (low + high) / 2;
            if (within(middle, freedom) < probability) low = middle;
            else high = middle;
        }
        return Math.tan(low) * Math.sqrt(Math.min(freedom, MANY));
    }

    /**
     * The probability that a value lies within {@code tan(angle) * sqrt(freedom)} of 0: for whole degrees of freedom a finite sum
     * (Abramowitz and Stegun 26.7.3 and 26.7.4).
     */
    private static double within(double angle, int freedom) {
        int degrees = Math.min(freedom, MANY);
        boolean odd = degrees % 2 == 1;
        double square = Math.cos(angle) * Math.cos(angle);
        double term = odd ? Math.cos(angle) : 1;
        double sum = degrees == 1 ? 0 : term;
        for (int power = odd ? 3 : 2; power <= degrees - 2; power += 2) {
            term *= square * (power - 1) / power;
            sum += term;
        }
        double even = Math.sin(angle) * sum;
        return odd ? (angle + even) * 2 / Math.PI : even;
    }
}
