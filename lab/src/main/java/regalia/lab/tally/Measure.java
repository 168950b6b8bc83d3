package regalia.lab.tally;

/** A whole number that each match has. */
public enum Measure {
    /** Everything that happened, chance included. */
    ACTIONS,
    /** What seats did. */
    DECISIONS,
    /** Decisions with more than one legal action. */
    CHOICES,
    /** Legal actions, summed over all decisions. */
    LEGAL,
    /** The number of the round in which the last decision fell; 0 in a game without rounds. */
    ROUNDS,
    /** Points of all seats together. */
    POINTS,
    /** Points of the winner. */
    BEST,
    /** How many points the best is ahead of the second best. */
    MARGIN,
    /** How often somebody else than before was alone in the lead. */
    LEAD_CHANGES,
    /** The most points by which the winner was ever behind. */
    DEFICIT,
    /**
     * 1 if the winner wasn't in the lead, not even with others, when half of the decisions were made; if all were level then, when points
     * first told them apart before the end.
     */
    COMEBACK,
    /** 1 if several seats share the victory. */
    SHARED;

    /** Whether it is 1 or 0, so that its mean is a part of matches. */
    public boolean isPart() {
        return this == COMEBACK || this == SHARED;
    }

    /** Whether it tells about who leads when, which means nothing where nobody leads before the end. */
    public boolean isOfLead() {
        return this == LEAD_CHANGES || this == DEFICIT || this == COMEBACK;
    }
}
