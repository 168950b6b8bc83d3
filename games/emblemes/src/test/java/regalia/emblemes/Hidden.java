package regalia.emblemes;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import regalia.emblemes.EmblemesAction.Draw;
import regalia.emblemes.EmblemesAction.Select;
import regalia.emblemes.EmblemesAction.Swap;
import regalia.kernel.Game;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Silent;
import regalia.testkit.Played;
import regalia.testkit.Subject;

/**
 * What the laws need to know of Emblems. Hidden by the sheet are others' hands, draw piles and selected cards until revealed: so
 * whatever a family has not shown by the end of a list of actions can be any other of those, throughout.
 */
final class Hidden implements Subject<EmblemesState, EmblemesAction, EmblemesView> {

    @Override
    public Game<EmblemesState, EmblemesAction, EmblemesView> game() {
        return Scene.GAME;
    }

    @Override
    public List<Played<EmblemesAction>> scrambleHidden(
            Rules<EmblemesState, EmblemesAction, EmblemesView> rules,
            List<Played<EmblemesAction>> actions,
            int seat,
            Rng rng) {
        EmblemesState end = rules.start();
        for (Played<EmblemesAction> played : actions) rules.apply(end, played.seat(), played.action(), Silent.HERALD);
        List<List<Persona>> others = new ArrayList<>();
        for (int family = 0; family < rules.seats(); family++)
            others.add(family == seat ? List.of(Persona.values()) : shuffled(unseen(end, family), rng));
        return actions.stream()
                .map(played -> new Played<>(played.seat(), otherwise(played, others)))
                .toList();
    }

    /** The values of a family that nobody but its player has seen. */
    private static int unseen(EmblemesState end, int family) {
        int unseen = end.hand[family] | end.pile[family];
        boolean turnedUp = end.stage() == Stage.PLACE && end.actor == family;
        if (end.selected[family] != 0 && !turnedUp) unseen |= 1 << end.selected[family];
        return unseen;
    }

    /** For each character the one that takes its part: those in the set change places, the others stay. */
    private static List<Persona> shuffled(int set, Rng rng) {
        List<Persona> parts = new ArrayList<>(List.of(Persona.values()));
        List<Integer> places = new ArrayList<>();
        for (int value = 1; value <= Persona.COUNT; value++) if ((set & 1 << value) != 0) places.add(value - 1);
        for (int i = places.size() - 1; i > 0; i--)
            Collections.swap(parts, places.get(i), places.get(rng.below(i + 1)));
        return parts;
    }

    private static EmblemesAction otherwise(Played<EmblemesAction> played, List<List<Persona>> others) {
        return switch (played.action()) {
            case Draw(int seat, Persona character) -> new Draw(seat, other(others, seat, character));
            case Swap(int seat, Persona character) -> new Swap(seat, other(others, seat, character));
            case Select(Persona character) -> new Select(other(others, played.seat(), character));
            default -> played.action();
        };
    }

    private static Persona other(List<List<Persona>> others, int seat, Persona character) {
        return others.get(seat).get(character.ordinal());
    }

    /** Every card is somewhere once: in a hand, a pile, selected or in a location; what is nowhere has been discarded. */
    @Override
    public List<String> pieces(Rules<EmblemesState, EmblemesAction, EmblemesView> rules, EmblemesState state) {
        List<String> pieces = new ArrayList<>();
        for (int seat = 0; seat < rules.seats(); seat++) {
            for (Persona character : Persona.values()) {
                int before = pieces.size();
                String name = seat + " " + character;
                int bit = 1 << character.value();
                if ((state.hand[seat] & bit) != 0) pieces.add(name);
                if ((state.pile[seat] & bit) != 0) pieces.add(name);
                if (state.selected[seat] == character.value()) pieces.add(name);
                for (int location = 0; location < Location.COUNT; location++)
                    for (int i = 0; i < state.size[location]; i++)
                        if (state.cardAt(location, i) == Card.number(seat, character.value())) pieces.add(name);
                if (pieces.size() == before) pieces.add(name);
            }
        }
        return pieces;
    }

    @Override
    public List<String> hiddenFacts(
            Rules<EmblemesState, EmblemesAction, EmblemesView> rules, EmblemesState state, int seat) {
        List<String> facts = new ArrayList<>();
        for (int family = 0; family < rules.seats(); family++) {
            for (Persona character : Persona.values()) {
                if ((state.hand[family] & 1 << character.value()) != 0) facts.add(family + " holds " + character);
                if ((state.pile[family] & 1 << character.value()) != 0) facts.add(family + " may draw " + character);
            }
            if (state.selected[family] != 0) facts.add(family + " has selected " + state.selected[family]);
        }
        return facts;
    }
}
