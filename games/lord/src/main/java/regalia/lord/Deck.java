package regalia.lord;

import java.util.ArrayList;
import java.util.List;
import regalia.kernel.Data;
import regalia.kernel.Named;
import regalia.kernel.Rule;

/**
 * The cards in the box, by the mark that says with how many players they are used. The data file {@code deck.yaml} holds them, since
 * the digits are reconstructed and an owner of the box may put in what is printed.
 */
@Rule({"LOR-1", "LOR-2", "LOR-3"})
public record Deck(Part unmarked, Part threePlus, Part fourPlus) implements Data {

    private static final int UNMARKED = 43;
    private static final int THREE_PLUS = 10;
    private static final int FOUR_PLUS = 15;

    /** With two players these are set aside for the Craving. */
    static final int ASIDE = 2;

    /** The cards of one mark: the digits of each goods, and how many gems and golds. */
    public record Part(List<Integer> sword, List<Integer> wheat, List<Integer> wine, int gems, int golds) {

        private List<Integer> digits(Goods goods) {
            return switch (goods) {
                case SWORD -> sword;
                case WHEAT -> wheat;
                case WINE -> wine;
            };
        }

        private int size() {
            return sword.size() + wheat.size() + wine.size() + gems + golds;
        }

        private long cards() {
            long cards = Cards.of(0, 0, gems, golds);
            for (Goods goods : Goods.values())
                for (int digit : digits(goods))
                    cards += Cards.one(Card.of(goods, digit).ordinal());
            return cards;
        }
    }

    /** The cards for this many players, packed. */
    @Rule("LOR-4")
    long cards(int seats) {
        long cards = unmarked.cards();
        if (seats >= 3) cards += threePlus.cards();
        if (seats >= 4) cards += fourPlus.cards();
        return cards;
    }

    @Override
    public List<Flaw> check() {
        List<Flaw> flaws = new ArrayList<>();
        check("unmarked", unmarked, UNMARKED, flaws);
        check("threePlus", threePlus, THREE_PLUS, flaws);
        check("fourPlus", fourPlus, FOUR_PLUS, flaws);
        if (unmarked.golds != ASIDE)
            flaws.add(new Flaw("unmarked.golds", "must be " + ASIDE + ", the golds of the two-player Craving"));
        for (Goods goods : Goods.values()) copies(goods, flaws);
        most("gems", unmarked.gems + threePlus.gems + fourPlus.gems, Cards.MOST_GEMS, flaws);
        most("golds", unmarked.golds + threePlus.golds + fourPlus.golds, Cards.MOST_GOLDS, flaws);
        return flaws;
    }

    private static void check(String name, Part part, int size, List<Flaw> flaws) {
        int before = flaws.size();
        for (Goods goods : Goods.values()) {
            List<Integer> digits = part.digits(goods);
            for (int i = 0; i < digits.size(); i++)
                if (digits.get(i) < 1 || digits.get(i) > Card.DIGITS)
                    flaws.add(new Flaw(field(name, goods, i), "must be a digit from 1 to 9"));
        }
        if (part.gems < 0) flaws.add(new Flaw(name + ".gems", "must not be negative"));
        if (part.golds < 0) flaws.add(new Flaw(name + ".golds", "must not be negative"));
        if (flaws.size() == before && part.size() != size)
            flaws.add(new Flaw(name, "must have " + size + " cards in all, but has " + part.size()));
    }

    private static String field(String name, Goods goods, int index) {
        return name + "." + Named.word(goods) + "[" + index + "]";
    }

    /** A digit of a goods comes at most three times in the whole box. */
    private void copies(Goods goods, List<Flaw> flaws) {
        int[] copies = new int[Card.DIGITS + 1];
        count("unmarked", unmarked, goods, copies, flaws);
        count("threePlus", threePlus, goods, copies, flaws);
        count("fourPlus", fourPlus, goods, copies, flaws);
    }

    private static void count(String name, Part part, Goods goods, int[] copies, List<Flaw> flaws) {
        List<Integer> digits = part.digits(goods);
        for (int i = 0; i < digits.size(); i++) {
            int digit = digits.get(i);
            if (digit >= 1 && digit <= Card.DIGITS && ++copies[digit] > Cards.MOST_COPIES)
                flaws.add(new Flaw(field(name, goods, i), "must not come more than 3 times in the whole box"));
        }
    }

    private static void most(String field, int sum, int most, List<Flaw> flaws) {
        if (sum > most)
            flaws.add(new Flaw("fourPlus." + field, "must make no more than " + most + " in the whole box"));
    }
}
