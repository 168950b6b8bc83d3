import { colours, type PalaceView } from './types';

/**
 * Names for cards and discs, which the view only counts. From one view to the next a piece keeps its name where it lies, and what is
 * new somewhere has the name of an equal piece that is gone elsewhere: so it is seen to move.
 */
export class Pieces {
  private view: PalaceView | undefined;
  private names = new Map<string, { piece: string; name: string }>();
  private count = 0;

  /** The name of the piece at a place of this view. */
  at(view: PalaceView, place: string): string {
    if (view !== this.view) this.look(view);
    return this.names.get(place)?.name ?? place;
  }

  private look(view: PalaceView): void {
    const before = this.names;
    this.view = view;
    this.names = new Map();
    const fresh: [string, string][] = [];
    for (const [place, piece] of places(view)) {
      const old = before.get(place);
      if (old?.piece === piece) {
        this.names.set(place, old);
        before.delete(place);
      } else fresh.push([place, piece]);
    }
    for (const [place, piece] of fresh) {
      const from = [...before].find(([, old]) => old.piece === piece);
      if (from) before.delete(from[0]);
      this.names.set(place, from?.[1] ?? { piece, name: `${piece}-${this.count++}` });
    }
  }
}

/** Rows are emptied from the left, so a card's place is counted from the right. */
export const inRow = (row: number, fromRight: number) => `row${row}.${fromRight}`;
export const discOn = (row: number) => `disc${row}`;
export const inColumn = (seat: number, kind: string, favour: number, index: number) => `column${seat}.${kind}.${favour}.${index}`;
export const violetAt = (seat: number, kind: string, index: number) => `violet${seat}.${kind}.${index}`;
export const discOf = (seat: number, colour: string, index: number) => `board${seat}.${colour}.${index}`;
export const inReserve = (colour: string, index: number) => `reserve.${colour}.${index}`;
export const atBribe = (seat: number, round: number, index: number) => `bribe${seat}.${round}.${index}`;

function places(view: PalaceView): [string, string][] {
  const found: [string, string][] = [];
  view.rows.forEach((row, index) => {
    row.cards.forEach((card, place) => found.push([inRow(index + 1, row.cards.length - place), card.kind + card.favour]));
    if (row.disc) found.push([discOn(index + 1), row.disc]);
  });
  for (const { seat, columns, discs, bribes } of view.courtiers) {
    for (const { kind, favours, violets } of columns) {
      const counts = new Map<number, number>();
      for (const favour of favours) {
        const index = counts.get(favour) ?? 0;
        counts.set(favour, index + 1);
        found.push([inColumn(seat, kind, favour, index), kind + favour]);
      }
      for (let index = 0; index < violets; index++) found.push([violetAt(seat, kind, index), 'violet']);
    }
    for (const colour of colours) for (let index = 0; index < discs[colour]; index++) found.push([discOf(seat, colour, index), colour]);
    bribes.forEach((bribe, round) => {
      for (let index = 0; index < bribe.politicians; index++) found.push([atBribe(seat, round, index), 'politician1']);
    });
  }
  for (const colour of colours) for (let index = 0; index < view.reserve[colour]; index++) found.push([inReserve(colour, index), colour]);
  return found;
}

const known = new WeakMap<object, Pieces>();

/** The pieces of a match. */
export function piecesOf(play: object): Pieces {
  const pieces = known.get(play) ?? new Pieces();
  known.set(play, pieces);
  return pieces;
}
