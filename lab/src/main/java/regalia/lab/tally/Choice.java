package regalia.lab.tally;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** What became of one pick: how often it was chosen when it could be, and how often those who chose it won. */
public final class Choice {

    private final Share taken = new Share();
    private final Share won = new Share();
    private long even;

    void add(Figures figures, int pick) {
        Ballot ballot = figures.ballot();
        long chosen = 0;
        long victory = 0;
        for (int seat = 0; seat < figures.seats(); seat++) {
            int times = ballot.chosen(pick, seat);
            chosen += times;
            victory += (long) times * figures.victory(seat);
        }
        taken.add(ballot.offered(pick), chosen);
        won.add(chosen * Figures.VICTORY, victory);
        even += ballot.even(pick);
    }

    void add(Choice other) {
        taken.add(other.taken);
        won.add(other.won);
        even += other.even;
    }

    public long offered() {
        return taken.all();
    }

    public long chosen() {
        return taken.with();
    }

    /** Of all times that it could be chosen, those that it was. */
    public Share taken() {
        return taken;
    }

    /** Of all times that it was chosen, those by who won; a shared victory counts in part. */
    public Share won() {
        return won;
    }

    /** How often it would be chosen by whoever takes each legal action as likely. */
    public double even() {
        return offered() == 0 ? 0 : (double) even / Ballot.EVEN / offered();
    }

    JsonNode write() {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.set("taken", taken.write());
        node.set("won", won.write());
        node.put("even", even);
        return node;
    }

    static Choice read(JsonNode node) {
        Choice choice = new Choice();
        choice.taken.add(Share.read(Numbers.field(node, "taken")));
        choice.won.add(Share.read(Numbers.field(node, "won")));
        choice.even = Numbers.one(Numbers.field(node, "even"));
        return choice;
    }
}
