package regalia.lab.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Numbers along an axis, from a round one to a round one. */
record Scale(double low, double high, double step) {

    private static final int TICKS = 5;

    static Scale of(double least, double greatest) {
        double span = greatest > least ? greatest - least : 1;
        double power = Math.pow(10, Math.floor(Math.log10(span / TICKS)));
        double step = power;
        for (double factor : new double[] {1, 2, 5, 10})
            if (span / (factor * power) <= TICKS) {
                step = factor * power;
                break;
            }
        return new Scale(Math.floor(least / step) * step, Math.ceil((least + span) / step) * step, step);
    }

    double at(double value, double from, double to) {
        return from + (to - from) * (value - low) / (high - low);
    }

    List<Double> ticks() {
        List<Double> ticks = new ArrayList<>();
        for (int i = 0; low + i * step <= high + step / 1000; i++) ticks.add(low + i * step);
        return ticks;
    }

    String label(double tick) {
        int digits = (int) Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
        return String.format(Locale.ROOT, "%." + digits + "f", tick + 0.0);
    }
}
