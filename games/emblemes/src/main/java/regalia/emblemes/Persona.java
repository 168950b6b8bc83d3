package regalia.emblemes;

import regalia.kernel.Named;
import regalia.kernel.Rule;

/** The fifteen characters, the same in each family, in the order of their values 1 to 15. */
@Rule("EMB-1")
public enum Persona implements Named {
    HUNTER(Power.IMMEDIATE),
    SAILOR(Power.END_OF_ROUND),
    SPY(Power.END_OF_ROUND),
    BARD(Power.IMMEDIATE),
    WARRIOR(Power.IMMEDIATE),
    MERCHANT(Power.END_OF_ROUND),
    TRAITOR(Power.END_OF_ROUND),
    STRATEGIST(Power.IMMEDIATE),
    COURTESAN(Power.IMMEDIATE),
    ALCHEMIST(Power.IMMEDIATE),
    THIEF(Power.IMMEDIATE),
    GUARD(Power.IMMEDIATE),
    WITCH(Power.END_OF_ROUND),
    PRINCESS(Power.END_OF_ROUND),
    KING(Power.IMMEDIATE);

    /** When a power acts: ♦ as soon as the card has been placed, □ at the end of the round. */
    enum Power {
        IMMEDIATE,
        END_OF_ROUND
    }

    static final int COUNT = 15;

    private static final Persona[] BY_ORDINAL = values();

    private final Power power;
    private final String key;

    Persona(Power power) {
        this.power = power;
        this.key = Named.key("character", this);
    }

    /** The character with a value from 1 to 15. */
    public static Persona of(int value) {
        return BY_ORDINAL[value - 1];
    }

    public int value() {
        return ordinal() + 1;
    }

    /** Whether the power acts as soon as the card has been placed. */
    public boolean immediate() {
        return power == Power.IMMEDIATE;
    }

    /** The rule that tells the power. */
    public String rule() {
        return "EMB-P" + value();
    }

    @Override
    public String key() {
        return key;
    }
}
