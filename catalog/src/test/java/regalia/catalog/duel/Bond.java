package regalia.catalog.duel;

import regalia.kernel.Rng;

/** How the matches of a made-up round hang together. */
enum Bond {
    /** Each match goes its own way. */
    INDEPENDENT {
        @Override
        double share(int seats, double share, Rng rng) {
            int won = 0;
            for (int i = 0; i < seats; i++) if (rng.fraction() < share) won++;
            return (double) won / seats;
        }
    },
    /** A deal is won from every seat or from none. */
    TOGETHER {
        @Override
        double share(int seats, double share, Rng rng) {
            return rng.fraction() < share ? 1 : 0;
        }
    },
    /** The seat decides: what is won in one is lost in another. */
    AGAINST_EACH_OTHER {
        @Override
        double share(int seats, double share, Rng rng) {
            double sure = Math.floor(share * seats);
            return (sure + (rng.fraction() < share * seats - sure ? 1 : 0)) / seats;
        }
    };

    /** A round's share of wins, on average {@code share}. */
    abstract double share(int seats, double share, Rng rng);

    Rounds rounds(int count, int seats, double share, Rng rng) {
        Rounds rounds = new Rounds();
        for (int i = 0; i < count; i++) rounds.add(share(seats, share, rng));
        return rounds;
    }
}
