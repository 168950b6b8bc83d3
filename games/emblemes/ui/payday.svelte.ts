import type { Argument } from '$lib/api';
import { speech } from '$lib/speech.svelte';
import type { Logged } from '$table/play.svelte';
import type { EmblemsPlay } from './choice.svelte';
import { landing, reversed } from './rows';
import { key, same, value, type Card, type Persona, type Place, type Row, type View } from './types';

/** Gold that moves: from a card, a seat or the bank (a location) to another. */
export interface Flow {
  from: string;
  to: string;
  gold: number;
}

/** One step of the end of a round: what is said, the cards it is about, the gold that moves. */
export interface Beat {
  location: Place;
  text: string;
  cards: string[];
  flows: Flow[];
  gains: { seat: number; gold: number }[];
  reverses: boolean;
}

interface Told {
  rows: Row[];
  beats: Beat[];
  /** Everybody's gold before the first beat. */
  gold: number[];
  round: number;
}

const seatOf = (arg: Argument | undefined): number => (typeof arg === 'object' && arg !== null && 'seat' in arg ? arg.seat : -1);
const wordOf = (arg: Argument | undefined): string => (typeof arg === 'object' && arg !== null && 'name' in arg ? arg.name.split('.')[1]! : '');

/** The end of a round, told step by step from what the log says; the view only knows how it ended. */
export class Payday {
  /** What is being shown. */
  told = $state.raw<Told>();
  /** How many beats have been shown. */
  at = $state(0);
  /** What was shown last, to be seen again. */
  last = $state.raw<Told>();
  private seen: { view: View; length: number } | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly play: EmblemsPlay) {}

  /** Looks whether a round has ended since the last look. */
  look(view: View): void {
    const { log } = this.play;
    const seen = this.seen;
    this.seen = { view, length: log.length };
    if (!seen) return;
    // Whoever plays on doesn't wait for it.
    if (log.length < seen.length || !['select', 'draw', 'over'].includes(view.stage)) return this.close();
    const fresh = log.slice(seen.length);
    const ends = fresh.flatMap((entry, index) => (entry.key === 'log.roundEnd' ? [index] : []));
    const end = ends[0];
    if (ends.length !== 1 || end === undefined || fresh[end]?.args[0] !== seen.view.round) return;
    this.last = tell(this.play, rebuilt(seen.view.locations, fresh.slice(0, end)), fresh.slice(end + 1), view, seen.view.round);
    this.start();
  }

  start(): void {
    if (!this.last || this.last.beats.length === 0) return;
    clearTimeout(this.timer);
    this.told = this.last;
    this.at = still() ? this.last.beats.length : 0;
    this.timer = setTimeout(() => this.step(), 900);
  }

  private step(): void {
    const told = this.told;
    if (!told) return;
    if (this.at < told.beats.length) this.at++;
    else if (!still()) return this.close();
    const pace = document.documentElement.dataset.motion === 'slow' ? 2.5 : 1;
    this.timer = setTimeout(() => this.step(), (this.at < told.beats.length ? 900 : 3200) * pace);
  }

  close(): void {
    clearTimeout(this.timer);
    this.told = undefined;
  }

  get beat(): Beat | undefined {
    return this.told?.beats[this.at - 1];
  }

  /** A seat's gold as far as it has been told. */
  gold(seat: number): number | undefined {
    if (!this.told) return undefined;
    const gains = this.told.beats.slice(0, this.at).flatMap((beat) => beat.gains);
    return gains.reduce((sum, gain) => (gain.seat === seat ? sum + gain.gold : sum), this.told.gold[seat] ?? 0);
  }

  /** What a card has brought so far. */
  paid(card: Card): number {
    const flows = this.told?.beats.slice(0, this.at).flatMap((beat) => beat.flows) ?? [];
    return flows.reduce((sum, flow) => sum + (flow.from === key(card) ? flow.gold : flow.to === key(card) ? -flow.gold : 0), 0);
  }

  reverses(location: Place): boolean {
    return this.told?.beats.slice(0, this.at).some((beat) => beat.reverses && beat.location === location) ?? false;
  }
}

export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'none';

/** The rows as they stood when the round ended. Where equals meet, the log doesn't tell the order; what is paid does, later. */
function rebuilt(rows: Row[], entries: Logged[]): Row[] {
  const now = rows.map((row) => ({ ...row, cards: [...row.cards] }));
  const leave = (card: Card) => now.forEach((row) => (row.cards = row.cards.filter((other) => !same(other, card))));
  const come = (card: Card, location: string) => {
    const row = now.find((one) => one.location === location);
    row?.cards.splice(landing(row.cards, card.character, 0), 0, card);
  };
  for (const { key: said, args } of entries) {
    if (said === 'log.place') come({ seat: seatOf(args[0]), character: wordOf(args[1]) as Persona }, wordOf(args[2]));
    const card = { seat: seatOf(args[1]), character: wordOf(args[2]) as Persona };
    if (said === 'log.move') {
      leave(card);
      come(card, wordOf(args[3]));
    }
    if (said === 'log.discard') leave({ seat: seatOf(args[0]), character: wordOf(args[1]) as Persona });
  }
  return now;
}

function tell(play: EmblemsPlay, rows: Row[], entries: Logged[], view: View, round: number): Told {
  const said = ['log.cancelled', 'log.reversed'];
  const end = entries.findIndex((entry) => !entry.points && !said.includes(entry.key));
  const lines = end < 0 ? entries : entries.slice(0, end);
  const beats: Beat[] = [];
  lines.forEach((entry, index) => {
    const location = (entry.key === 'log.reversed' ? wordOf(entry.args[0]) : entry.key === 'log.cancelled' ? wordOf(entry.args[2]) : wordOf(entry.args[0])) as Place;
    const row = rows.find((one) => one.location === location);
    if (!row) return;
    const before = beats.at(-1);
    const points = entry.points;
    const text = `${points ? `${play.names[points.seat]} ${points.points > 0 ? '+' : '−'}${Math.abs(points.points)}: ` : ''}${speech.say('emblemes', entry, play.names)}`;
    const beat: Beat = { location, text, cards: [], flows: [], gains: points ? [{ seat: points.seat, gold: points.points }] : [], reverses: false };
    switch (entry.key) {
      case 'log.cancelled':
        beat.cards = [key({ seat: seatOf(entry.args[0]), character: wordOf(entry.args[1]) as Persona })];
        break;
      case 'log.reversed':
        beat.cards = of(row, 'traitor').map(key);
        beat.reverses = true;
        break;
      case 'reason.princess': {
        // One Princess pays all the others: one step.
        const again = before && before.location === location && lines[index - 1]?.key === entry.key;
        const into = again ? before : beat;
        if (again) into.gains.push(...beat.gains);
        else beat.cards = of(row, 'princess').map(key);
        into.flows.push({ from: into.cards[0] ?? location, to: `seat-${points!.seat}`, gold: points!.points });
        if (again) {
          into.text = into.text.includes(`${play.names[points!.seat]} `) ? into.text : `${play.names[points!.seat]}, ${into.text}`;
          return;
        }
        break;
      }
      case 'reason.stolen':
        // Told with the theft that follows.
        if (before && lines[index - 1]?.key === 'reason.stolen') {
          before.gains.push(...beat.gains);
          before.flows.push({ from: `seat-${points!.seat}`, to: `seat-${seatOf(entry.args[1])}`, gold: -points!.points });
          return;
        }
        beat.cards = row.rewards.flatMap((reward, rank) => (reward === 'steal' ? ranked(row, rank, seatOf(entry.args[1])) : []));
        beat.flows = [{ from: `seat-${points!.seat}`, to: `seat-${seatOf(entry.args[1])}`, gold: -points!.points }];
        break;
      case 'reason.steal':
        if (before && lines[index - 1]?.key === 'reason.stolen') {
          before.gains.push(...beat.gains);
          before.text = text;
          return;
        }
        break;
      case 'reason.merchant':
      case 'reason.spy':
        beat.cards = of(row, entry.key.split('.')[1] as Persona)
          .filter((card) => card.seat === points!.seat)
          .map(key);
        beat.flows = [{ from: beat.cards[0] ?? location, to: `seat-${points!.seat}`, gold: points!.points }];
        break;
      case 'reason.reward': {
        beat.cards = ranked(row, Number(entry.args[1]) - 1, points!.seat);
        const card = beat.cards[0] ?? location;
        beat.flows = [points!.points > 0 ? { from: card, to: `seat-${points!.seat}`, gold: points!.points } : { from: `seat-${points!.seat}`, to: card, gold: -points!.points }];
        break;
      }
      default:
        return;
    }
    beats.push(beat);
  });
  const gold = view.families.map((family) => {
    const gained = beats.flatMap((beat) => beat.gains).reduce((sum, gain) => (gain.seat === family.seat ? sum + gain.gold : sum), 0);
    return family.gold - gained;
  });
  return { rows, beats, gold, round };
}

const of = (row: Row, character: Persona): Card[] => row.cards.filter((card) => card.character === character);

/** The card at a rank. If it isn't the paid seat's, its equal of that seat stood there: they change places. */
function ranked(row: Row, rank: number, seat: number): string[] {
  const at = reversed(row) ? row.cards.length - 1 - rank : rank;
  const card = row.cards[at];
  if (!card) return [];
  if (card.seat !== seat) {
    const other = row.cards.findIndex((one) => one.seat === seat && value(one.character) === value(card.character));
    if (other < 0) return [key(card)];
    row.cards[at] = row.cards[other]!;
    row.cards[other] = card;
  }
  return [key(row.cards[at]!)];
}

const paydays = new WeakMap<object, Payday>();
let shown = $state.raw<Payday>();

export function paydayOf(play: EmblemsPlay): Payday {
  let payday = paydays.get(play);
  if (!payday) paydays.set(play, (payday = new Payday(play)));
  return payday;
}

/** The end of a round that is on the table now, for the seats' plates. */
export const payday = {
  get shown(): Payday | undefined {
    return shown;
  },
  set shown(other: Payday | undefined) {
    shown = other;
  },
};
