package regalia.palace;

import java.util.List;
import regalia.kernel.Named;
import regalia.kernel.Rule;

/**
 * A character card as it is printed: a kind and a favour. There are eleven different ones; in positions each is one number from
 * 1 to 11, in the order of kind and favour, the Politician last.
 */
@Rule("PAL-1")
public record Card(Kind kind, int favour) implements Named {

    /** All different cards, in the order of their numbers. */
    static final List<Card> ALL = List.of(
            new Card(Kind.NOBLE, 1),
            new Card(Kind.NOBLE, 2),
            new Card(Kind.SOLDIER, 1),
            new Card(Kind.SOLDIER, 2),
            new Card(Kind.PRIEST, 1),
            new Card(Kind.PRIEST, 2),
            new Card(Kind.KING, 2),
            new Card(Kind.KING, 3),
            new Card(Kind.QUEEN, 2),
            new Card(Kind.QUEEN, 3),
            new Card(Kind.POLITICIAN, 1));

    /** Numbers run from 1 to this. */
    static final int COUNT = 11;

    static final int POLITICIAN = COUNT;

    private static final int[] KINDS =
            ALL.stream().mapToInt(card -> card.kind.ordinal()).toArray();
    private static final int[] FAVOURS = ALL.stream().mapToInt(Card::favour).toArray();
    private static final String[] KEYS = ALL.stream()
            .map(card -> Named.word(card.kind) + card.favour)
            .map(name -> "card." + name)
            .toArray(String[]::new);

    static Card of(int number) {
        return ALL.get(number - 1);
    }

    /** The ordinal of the kind. */
    static int kind(int number) {
        return KINDS[number - 1];
    }

    static int favour(int number) {
        return FAVOURS[number - 1];
    }

    /** The number of a card, 0 if no such card is printed. */
    static int number(int kind, int favour) {
        for (int number = 1; number <= COUNT; number++)
            if (kind(number) == kind && favour(number) == favour) return number;
        return 0;
    }

    int number() {
        return number(kind.ordinal(), favour);
    }

    @Override
    public String key() {
        return KEYS[number() - 1];
    }
}
