import type { Formed, Goods, Kind, LordAction, LordView, Offer } from './types';

/** Reading cards and numbers: only to show them. What is allowed, the server says. */

export const allGoods: Goods[] = ['sword', 'wheat', 'wine'];
export const offerings = 8;

const colours: Record<string, string> = { sword: 'red', wheat: 'yellow', wine: 'violet', gem: 'blue', gold: 'gold' };

/** The goods of a card, or which extra it is; also the name of its icon. */
export const sign = (kind: Kind): string => kind.replace(/\d/, '');
export const goodsOf = (kind: Kind): Goods | undefined => allGoods.find((goods) => goods === sign(kind));
export const digitOf = (kind: Kind): number => Number(kind.at(-1));
export const face = (kind: Kind): string => (kind === 'gem' ? '0' : kind === 'gold' ? '00' : String(digitOf(kind)));
export const colour = (kind: Kind): string => colours[sign(kind)] ?? 'gold';

const order = [...allGoods, 'gem', 'gold'];

/** By goods, then digits; extras last. */
export const sorted = (kinds: Kind[]): Kind[] =>
  kinds.toSorted((a, b) => order.indexOf(sign(a)) - order.indexOf(sign(b)) || face(a).localeCompare(face(b)));

export const count = (kinds: Kind[], kind: Kind): number => kinds.filter((other) => other === kind).length;

export function kindsOf(number: Formed): Kind[] {
  return [
    ...number.digits.map((digit) => `${number.goods}${digit}`),
    ...Array<Kind>(number.gems).fill('gem'),
    ...Array<Kind>(number.golds).fill('gold'),
  ];
}

/** The number that cards of one goods and extras make; nothing without a goods. */
export function formed(kinds: Kind[]): Formed | undefined {
  const cards = sorted(kinds);
  const first = cards[0];
  const goods = first === undefined ? undefined : goodsOf(first);
  if (!goods) return undefined;
  return { goods, digits: cards.filter(goodsOf).map(digitOf), gems: count(cards, 'gem'), golds: count(cards, 'gold') };
}

export const written = (number: Formed): string => kindsOf(number).map(face).join('');
export const size = (number: Formed): number => number.digits.length + number.gems + number.golds;

/** Points by cards: LOR-16. */
export const pays = (cards: number): number => (cards <= 2 ? 3 : cards <= 4 ? 4 : 5);

/** The goods that the King craves now; nothing when a gem or gold lies on top. */
export function craved(view: LordView): Goods | undefined {
  const card = view.craving[view.offering - 1];
  return card === undefined ? undefined : goodsOf(card);
}

/** Seats in turn order of this offering. */
export const inTurn = (view: LordView): number[] =>
  view.players.map((_, step) => (view.leader + step) % view.players.length);

const higher = (a: string, b: string): boolean => a.length > b.length || (a.length === b.length && a > b);

/** Who would win now: LOR-15. The numbers are in turn order. */
export function ahead(numbers: { seat: number; number: Formed }[], led: Goods | undefined, craving: Goods | undefined): number | undefined {
  const wanted = numbers.some(({ number }) => number.goods === craving) ? craving : led;
  let best: { seat: number; number: Formed } | undefined;
  for (const one of numbers)
    if (one.number.goods === wanted && (!best || higher(written(one.number), written(best.number)))) best = one;
  return best?.seat;
}

/** The numbers on the table in turn order, perhaps with another one in the place of a seat's. */
export function numbers(view: LordView, seat?: number, instead?: Formed): { seat: number; number: Formed }[] {
  return inTurn(view).flatMap((at) => {
    const number = at === seat && instead ? instead : view.players[at]?.number;
    return number ? [{ seat: at, number }] : [];
  });
}

/** A name for each card that stays while it moves: equal cards are counted, those that leave first have the highest count. */
export function pieces(view: LordView, seat: number, kinds: Kind[], held: Kind[]): string[] {
  const seen: Record<Kind, number> = {};
  return kinds.map((kind) => {
    const at = count(held, kind) + (seen[kind] ?? 0);
    seen[kind] = (seen[kind] ?? 0) + 1;
    return `${view.game}-${seat}-${kind}-${at}`;
  });
}

/** The offers of some of an offer's cards: those that are formed while it is lined up. */
export function within(action: LordAction): Offer[] {
  if (action.type !== 'offer') return [];
  const digits = action.digits.reduce<number[][]>((some, digit) => [...some, ...some.map((part) => [...part, digit])], [[]]);
  const counts = (most: number) => Array.from({ length: most + 1 }, (_, count) => count);
  const parts = digits.flatMap((part) =>
    counts(action.gems).flatMap((gems) => counts(action.golds).map((golds): Offer => ({ ...action, digits: part, gems, golds }))),
  );
  return parts.filter((part) => part.digits.length > 0);
}
