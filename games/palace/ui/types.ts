/** The view and the actions of Road to the Palace, as the server writes them: PalaceView and PalaceAction. */

export type Kind = 'noble' | 'soldier' | 'priest' | 'king' | 'queen' | 'politician';
export type Colour = 'yellow' | 'red' | 'blue' | 'violet';
export type Stage = 'firstPlayer' | 'grid' | 'bribes' | 'startingDiscs' | 'take' | 'refill' | 'lay' | 'over';

export interface Card {
  kind: Kind;
  favour: number;
}

export interface Column {
  kind: Kind;
  total: number;
  favours: number[];
  violets: number;
  bribed: number;
}

export type Discs = Record<Colour, number>;

export interface Bribe {
  politicians: number;
  revealed?: Kind | null;
}

export interface Courtier {
  seat: number;
  points: number;
  columns: Column[];
  discs: Discs;
  bribes: Bribe[];
}

export interface Row {
  cards: Card[];
  disc?: Colour | null;
}

export interface PalaceView {
  stage: Stage;
  round: number;
  turns: number;
  pawn: number;
  actor: number;
  row?: number | null;
  toAct: number[];
  openScores: boolean;
  own?: { seat: number; bribes?: { round1: Kind; round2: Kind; discarded: Kind } | null } | null;
  courtiers: Courtier[];
  rows: Row[];
  deck: number;
  takenOut: number;
  setAside: number;
  unseen: { card: Card; count: number }[];
  reserve: Discs;
  violetAside: number;
}

export type PalaceAction =
  | { type: 'bribes'; round1: Kind; round2: Kind }
  | { type: 'startingDiscs'; row1: Colour; row2: Colour; row3: Colour }
  | { type: 'take'; row: number }
  | { type: 'lay'; colour: Colour };

export const colours: Colour[] = ['yellow', 'red', 'blue', 'violet'];
export const bribeKinds: Kind[] = ['noble', 'soldier', 'priest'];

/** The colour of a kind's cards, and so of the discs that lie at its column. */
export const colourOf: Record<Kind, 'yellow' | 'red' | 'blue' | 'black' | 'pink' | 'violet'> = {
  noble: 'yellow',
  soldier: 'red',
  priest: 'blue',
  king: 'black',
  queen: 'pink',
  politician: 'violet',
};

/** The sign that doubles a colour. */
export const signOf: Record<string, string> = {
  yellow: 'finance',
  red: 'military',
  blue: 'politics',
  violet: 'treachery',
  black: 'king',
  pink: 'queen',
};
