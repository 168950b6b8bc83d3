package regalia.server.play;

import java.util.Optional;
import java.util.OptionalLong;
import regalia.catalog.luck.Seed;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Luck;
import regalia.kernel.Rng;
import regalia.kernel.State;
import regalia.server.Ids;
import regalia.server.table.Table;

/**
 * Where the luck of matches and the seeds of bots come from: nobody can guess either, but in a rehearsal.
 *
 * @param scripted the luck of all matches, if it is not each match's own
 * @param rehearsal the number from which the bots' seeds follow, if they do
 */
record Fortune(Optional<Luck> scripted, OptionalLong rehearsal) {

    /** Luck and bots follow from a number, if there is one. */
    static Fortune of(OptionalLong rehearsal) {
        return new Fortune(
                rehearsal.isPresent() ? Optional.of(Luck.seeded(rehearsal.getAsLong())) : Optional.empty(), rehearsal);
    }

    /** With luck that a test has written down. */
    static Fortune of(Optional<Luck> scripted) {
        return new Fortune(scripted, OptionalLong.empty());
    }

    /** A match from its beginning. */
    <S extends State<S>, A extends Action, V> Course<S, A, V> course(Game<S, A, V> game, Table table, Seed seed) {
        return scripted.map(luck -> new Course<>(game, table, seed, _ -> luck))
                .orElseGet(() -> new Course<>(game, table, seed));
    }

    /** A seed for a bot's decision: one that nobody can guess, or in a rehearsal the one of this question. */
    long seed(Deputies.Question<?> question) {
        if (rehearsal.isEmpty()) return Ids.seed();
        return Rng.mix(rehearsal.getAsLong(), question.seat() + "/" + question.asked() + "/" + question.drafted());
    }
}
