package regalia.lab.ladder;

/** What one bot has done so far, on all of its seats. */
final class Sums {

    private int played;
    private double won;
    private double points;
    private double millis;
    private double decisions;

    void add(Placing.Seated seat) {
        played++;
        won += seat.won();
        points += seat.points();
        millis += seat.millis();
        decisions += seat.decisions();
    }

    int played() {
        return played;
    }

    double share() {
        return played == 0 ? 0 : won / played;
    }

    double points() {
        return played == 0 ? 0 : points / played;
    }

    double millisPerDecision() {
        return decisions == 0 ? 0 : millis / decisions;
    }
}
