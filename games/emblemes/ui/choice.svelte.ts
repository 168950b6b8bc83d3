import type { Play } from '$table/play.svelte';
import { landing, type Change } from './rows';
import { key, places, same, value, type Action, type Card, type Place, type View } from './types';
import { called, named, w } from './words';

export type EmblemsPlay = Play<View, Action>;

/** The first step of a choice that has two: a card that moves, or whom a Strategist means. */
interface First {
  card?: Card;
  seat?: number;
}

/** A place where a card may land. */
export interface Landing {
  action: Action;
  card: Card;
  at: number;
}

/** What I am about to do. Everything that may be done is looked up in what the server listed. */
export class Choice {
  private chosen = $state.raw<{ view: View | undefined; first: First }>();

  constructor(private readonly play: EmblemsPlay) {}

  get view(): View {
    return this.play.view as View;
  }

  get legal(): Action[] {
    return this.play.deciding ? this.play.legal : [];
  }

  /** The first step: chosen, or the only one there is. */
  get first(): First {
    if (this.chosen && this.chosen.view === this.play.view) return this.chosen.first;
    const cards = new Map(this.legal.flatMap((action) => (action.type === 'move' || action.type === 'bring' ? [[key(action.card), action.card]] : [])));
    if (cards.size === 1) return { card: [...cards.values()][0]! };
    const seats = new Set(this.legal.flatMap((action) => (action.type === 'impose' ? [action.seat] : [])));
    return seats.size === 1 ? { seat: [...seats][0]! } : {};
  }

  clear(): void {
    this.chosen = undefined;
  }

  private begin(first: First): void {
    this.play.picked = undefined;
    this.play.why = undefined;
    this.chosen = { view: this.play.view, first };
  }

  get picked(): Action | undefined {
    return this.play.picked?.action;
  }

  /** How the rows would change by what is picked. */
  get change(): Change | undefined {
    const action = this.picked;
    const own = this.view.own;
    switch (action?.type) {
      case 'place':
        return own?.selected ? { card: { seat: own.seat, character: own.selected }, to: action } : undefined;
      case 'move':
        return { card: action.card, to: action };
      case 'bring':
        return { card: action.card, to: { location: this.view.acting!.location, gap: action.gap } };
      case 'discard':
        return { card: action.card };
      default:
        return undefined;
    }
  }

  /** Where a card of mine, or one that I move, may land in a location. */
  landings(location: Place): Landing[] {
    const row = this.view.locations.find((one) => one.location === location)!;
    return this.legal.flatMap((action) => {
      const card = this.lands(action, location);
      return card && 'gap' in action ? [{ action, card, at: landing(row.cards, card.character, action.gap) }] : [];
    });
  }

  private lands(action: Action, location: Place): Card | undefined {
    const own = this.view.own;
    if (action.type === 'place' && action.location === location && own?.selected) return { seat: own.seat, character: own.selected };
    if (action.type === 'move' && action.location === location && same(action.card, this.first.card)) return action.card;
    if (action.type === 'bring' && this.view.acting?.location === location && same(action.card, this.first.card)) return action.card;
    return undefined;
  }

  /** Picks where a card lands, and says so. */
  land(landing: Landing, location: Place): void {
    this.play.pick(landing.action, this.landingLabel(landing, location));
  }

  /** Among equals it matters on which side. */
  landingLabel(landing: Landing, location: Place): string {
    const all = this.landings(location).map((one) => one.at);
    const side = all.length < 2 ? 'place' : landing.at === Math.min(...all) ? 'left' : landing.at === Math.max(...all) ? 'right' : 'between';
    return w(`pick.${side}`, named(landing.card.character), called(location));
  }

  /** What touching a card on the board would begin or pick. */
  aim(card: Card): Action | undefined {
    return this.legal.find((action) => {
      if ('card' in action) return same(action.card, card);
      return action.type === 'rob' && action.seat === card.seat && this.beside(card);
    });
  }

  chosenCard(card: Card): boolean {
    const action = this.picked;
    if (action && 'card' in action) return same(action.card, card);
    if (action?.type === 'rob') return action.seat === card.seat && this.beside(card);
    return same(this.first.card, card);
  }

  private beside(card: Card): boolean {
    const acting = this.view.acting;
    const cards = this.view.locations.find((row) => row.location === acting?.location)?.cards ?? [];
    const here = cards.findIndex((one) => same(one, acting?.card));
    return same(cards[here - 1], card) || same(cards[here + 1], card);
  }

  touch(card: Card, event: MouseEvent): void {
    const action = this.aim(card);
    if (!action) return this.refuse(card, event);
    if (this.chosenCard(card) && this.chosen) {
      this.play.picked = undefined;
      this.clear();
      return;
    }
    if (action.type === 'discard') this.play.pick(action, w('pick.discard', named(card.character)));
    else if (action.type === 'copy') this.play.pick(action, w('pick.copy', named(card.character)));
    else if (action.type === 'rob') this.seat(action.seat);
    else {
      this.begin({ card });
      const ways = this.legal.filter((other) => 'card' in other && same(other.card, card));
      const only = ways.length === 1 ? ways[0] : undefined;
      const location = only?.type === 'move' ? only.location : this.view.acting!.location;
      const spot = only && this.landings(location)[0];
      if (spot) this.land(spot, location);
    }
  }

  /** Says why a card can't be chosen, or, when nothing is asked of the board, what it can do. */
  private refuse(card: Card, event: MouseEvent): void {
    const wish = this.play.deciding ? this.wish(card) : undefined;
    if (wish) void this.play.whyNot(wish, event);
    else
      this.play.explain(
        `${named(card.character)} ${value(card.character)}, ${this.play.names[card.seat]}: ${w(`power.${card.character}`)}`,
        `EMB-P${value(card.character)}`,
        (event.currentTarget as Element).getBoundingClientRect(),
      );
  }

  private wish(card: Card): Action | undefined {
    const here = this.view.locations.find((row) => row.cards.some((one) => same(one, card)))?.location;
    switch (this.view.stage) {
      case 'guard':
        return { type: 'move', card, location: places.find((place) => place !== here)!, gap: 0 };
      case 'bard':
        return { type: 'bring', card, gap: 0 };
      case 'warrior':
        return { type: 'discard', card };
      case 'alchemist':
        return { type: 'copy', card };
      case 'thief':
        return { type: 'rob', seat: card.seat };
      default:
        return undefined;
    }
  }

  /** The seats that may be named. */
  get seats(): number[] {
    return [...new Set(this.legal.flatMap((action) => (action.type === 'rob' || action.type === 'replace' || action.type === 'impose' ? [action.seat] : [])))];
  }

  chosenSeat(seat: number): boolean {
    const action = this.picked;
    if (action && 'seat' in action) return action.seat === seat;
    return this.first.seat === seat;
  }

  seat(seat: number): void {
    const action = this.legal.find((one) => 'seat' in one && one.seat === seat);
    const name = this.play.names[seat] ?? '';
    if (action?.type === 'rob') this.play.pick(action, w('pick.rob', name));
    else if (action?.type === 'replace') this.play.pick(action, w('pick.replace', name));
    else if (action?.type === 'impose') {
      if (this.chosen && this.chosenSeat(seat)) {
        this.play.picked = undefined;
        this.clear();
      } else this.begin({ seat });
    }
  }

  /** Where the Strategist may send the one he means. */
  imposing(location: Place): Action | undefined {
    return this.legal.find((action) => action.type === 'impose' && action.seat === this.first.seat && action.location === location);
  }

  chosenPlace(location: Place): boolean {
    return this.picked?.type === 'impose' && this.picked.location === location;
  }

  impose(location: Place): void {
    const action = this.imposing(location);
    if (action?.type === 'impose') this.play.pick(action, w('pick.impose', this.play.names[action.seat] ?? '', called(location)));
  }
}

const choices = new WeakMap<object, Choice>();

/** The choice of a match: board, hand and seats show the same one. */
export function choiceOf(play: EmblemsPlay): Choice {
  let choice = choices.get(play);
  if (!choice) choices.set(play, (choice = new Choice(play)));
  return choice;
}
