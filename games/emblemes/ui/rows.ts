import { key, same, value, type Card, type Persona, type Place, type Reward, type Row } from './types';

/** A card as it stands, as it would leave, or as it would come. */
export interface Spot {
  card: Card;
  state: 'stands' | 'leaves' | 'comes';
}

/** Something that is picked and would change the rows. */
export interface Change {
  card: Card;
  to?: { location: Place; gap: number };
}

/** What a card's rank would pay now. A steal has no amount before it is done. */
export interface Pay {
  rank: number;
  reward: Reward;
  gold?: number;
}

/** How many cards will stand to the left of one that comes, with so many of its equals among them. */
export function landing(cards: Card[], character: Persona, gap: number): number {
  return cards.filter((card) => value(card.character) > value(character)).length + gap;
}

/** A location with what is picked drawn in. */
export function preview(row: Row, change: Change | undefined): Spot[] {
  const spots: Spot[] = row.cards.map((card) => ({ card, state: same(card, change?.card) ? 'leaves' : 'stands' }));
  if (change?.to?.location === row.location)
    spots.splice(landing(row.cards, change.card.character, change.to.gap), 0, { card: change.card, state: 'comes' });
  return spots;
}

/** The rows as they would be. */
export function changed(rows: Row[], change: Change | undefined): Row[] {
  return rows.map((row) => ({ ...row, cards: preview(row, change).flatMap((spot) => (spot.state === 'leaves' ? [] : [spot.card])) }));
}

const has = (row: Row, character: Persona) => row.cards.some((card) => card.character === character);

export const reversed = (row: Row): boolean => has(row, 'traitor') && !has(row, 'witch');

/** What each rewarded card of a location would be paid, by its key. */
export function pays(row: Row): Map<string, Pay> {
  const order = reversed(row) ? row.cards.toReversed() : row.cards;
  return new Map(order.slice(0, row.rewards.length).map((card, index) => [key(card), pay(row, card, index)]));
}

function pay(row: Row, card: Card, index: number): Pay {
  const reward = row.rewards[index] as Reward;
  const times = row.location === 'port' && card.character === 'sailor' && !has(row, 'witch') ? 2 : 1;
  const rank = index + 1;
  if (reward === 'steal') return { rank, reward };
  const once = reward === 'perCard' ? row.cards.length : reward === 'half' ? Math.ceil(value(card.character) / 2) : reward;
  return { rank, reward, gold: Number(once) * times };
}

/** What each seat would gain if the round ended now: powers first, then rewards, location by location. */
export function income(rows: Row[], gold: number[]): number[] {
  const purse = [...gold];
  const gain = (seat: number, amount: number) => (purse[seat] = Math.max(0, (purse[seat] ?? 0) + amount));
  for (const row of rows) {
    powers(row, gain);
    for (const [card, paid] of pays(row)) {
      const seat = Number(card.split('-')[0]);
      if (paid.gold !== undefined) gain(seat, paid.gold);
      else {
        const each = row.location === 'port' && card.endsWith('-sailor') && !has(row, 'witch') ? 2 : 1;
        const stolen = purse.map((held, other) => (other === seat ? 0 : Math.min(each, held)));
        stolen.forEach((amount, other) => gain(other, -amount));
        gain(seat, stolen.reduce((sum, amount) => sum + amount, 0));
      }
    }
  }
  return purse.map((held, seat) => held - (gold[seat] ?? 0));
}

function powers(row: Row, gain: (seat: number, amount: number) => void): void {
  const witch = has(row, 'witch');
  for (const card of row.cards) {
    if (card.character === 'princess') for (const other of row.cards) if (other !== card) gain(other.seat, 1);
    if (witch) continue;
    if (card.character === 'merchant') gain(card.seat, row.cards.filter((other) => value(other.character) < 6).length);
    if (card.character === 'spy' && row.cards.filter((other) => other.seat === card.seat).length === 1) gain(card.seat, 2);
  }
}
