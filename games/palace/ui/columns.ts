import { colourOf, type Card, type Colour, type Column, type Courtier, type Discs, type Kind, type PalaceView } from './types';

/** A column as it is drawn: as it stands, or as it would stand. */
export interface Standing extends Column {
  /** Its place before, from 0, if it would move. */
  was?: number;
  /** What would join it: a card, a violet disc. */
  card?: Card;
  violet?: boolean;
  /** Whether it isn't there yet. */
  fresh?: boolean;
  /** What a bribe that is still secret would add. */
  secret?: number;
}

/** A seat's columns and discs, as they stand or would stand. */
export interface Hold {
  columns: Standing[];
  discs: Discs;
  /** What would be new on the board: a disc, a Politician. */
  disc?: Colour;
  politician?: boolean;
}

/** Three columns pay or cost something of their own; further ones cost like the second. */
export const pays = (place: number): number => (place === 0 ? 3 : place === 2 ? 1 : -1);

/** A column grows and passes to its left only what it exceeds (PAL-12). */
function grown(columns: Standing[], kind: Kind, favour: number, more: Partial<Standing>): Standing[] {
  const old = columns.find((column) => column.kind === kind);
  const base: Standing = old ?? { kind, total: 0, favours: [], violets: 0, bribed: 0, fresh: true };
  const column = { ...base, ...more, total: base.total + favour };
  const from = old ? columns.indexOf(old) : columns.length;
  let to = from;
  while (to > 0 && (columns[to - 1] as Standing).total < column.total) to--;
  const rest = columns.filter((other) => other !== old);
  return [...rest.slice(0, to), column, ...rest.slice(to)];
}

export function held(courtier: Courtier): Hold {
  return { columns: courtier.columns, discs: courtier.discs };
}

/** What a seat would hold if it took the leftmost card of a row. */
export function taking(hold: Hold, view: PalaceView, row: number): Hold {
  const from = view.rows[row - 1];
  const card = from?.cards[0];
  if (!from || !card) return hold;
  const disc = from.disc ?? undefined;
  const onCard = disc === 'violet' && card.kind !== 'politician';
  const discs = disc && !onCard ? { ...hold.discs, [disc]: hold.discs[disc] + 1 } : hold.discs;
  const laid = disc && !onCard ? { disc } : {};
  if (card.kind === 'politician') return { columns: hold.columns, discs, ...laid, politician: true };
  return { columns: grown(hold.columns, card.kind, card.favour + (onCard ? 1 : 0), { card, violet: onCard }), discs, ...laid };
}

/** What it would hold with its bribe revealed. */
export function bribed(hold: Hold, kind: Kind, politicians: number): Hold {
  return { ...hold, columns: grown(hold.columns, kind, 1 + politicians, { secret: 1 + politicians }) };
}

/** Marks every column that stands elsewhere than before. */
export function moved(before: Column[], hold: Hold): Hold {
  const columns = hold.columns.map((column, place) => {
    const was = before.findIndex((other) => other.kind === column.kind);
    return was >= 0 && was !== place ? { ...column, was } : column;
  });
  return { ...hold, columns };
}

export const discsAt = (hold: Hold, kind: Kind): number => {
  const colour = colourOf[kind];
  return colour === 'black' || colour === 'pink' ? 0 : hold.discs[colour];
};

/** What the missions would pay and cost if the round ended now (PAL-23). */
export function missions(hold: Hold): number {
  let points = 0;
  hold.columns.forEach((column, place) => {
    points += discsAt(hold, column.kind) * pays(place);
    if (column.kind === 'king' || column.kind === 'queen') points += column.violets + (column.violet ? 1 : 0);
  });
  return points - loose(hold).reduce((sum, colour) => sum + (colour === 'violet' ? 0 : hold.discs[colour]), 0);
}

/** The colours whose discs have no column to lie at. */
export function loose(hold: Hold): Colour[] {
  const colours = hold.columns.map((column) => colourOf[column.kind] as string);
  return (['yellow', 'red', 'blue', 'violet'] as Colour[]).filter((colour) => hold.discs[colour] > 0 && !colours.includes(colour));
}

export const total = (columns: Column[], kind: Kind): number => columns.find((column) => column.kind === kind)?.total ?? 0;

/** How many turns the round still has, the present one included. */
export function turnsLeft(view: PalaceView): number {
  if (view.round === 2) return view.deck + view.rows.reduce((sum, row) => sum + row.cards.length, 0);
  const { yellow, red, blue, violet } = view.reserve;
  return yellow + red + blue + violet;
}
