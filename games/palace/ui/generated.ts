/** What the server tells of a match and what can be done, made from the records of the rules: not to be edited. */

export type Stage = 'firstPlayer' | 'grid' | 'bribes' | 'startingDiscs' | 'take' | 'refill' | 'lay' | 'over';

export type Kind = 'noble' | 'soldier' | 'priest' | 'king' | 'queen' | 'politician';

export interface Bribes {
  round1: Kind;
  round2: Kind;
  discarded: Kind;
}

export interface Own {
  seat: number;
  bribes?: Bribes;
}

export interface Column {
  kind: Kind;
  total: number;
  favours: number[];
  violets: number;
  bribed: number;
}

export interface Discs {
  yellow: number;
  red: number;
  blue: number;
  violet: number;
}

export interface Bribe {
  politicians: number;
  revealed?: Kind;
}

export interface Courtier {
  seat: number;
  points: number;
  columns: Column[];
  discs: Discs;
  bribes: Bribe[];
}

export interface Card {
  kind: Kind;
  favour: number;
}

export type Colour = 'yellow' | 'red' | 'blue' | 'violet';

export interface Row {
  cards: Card[];
  disc?: Colour;
}

export interface Supply {
  card: Card;
  count: number;
}

export interface PalaceView {
  stage: Stage;
  round: number;
  turns: number;
  pawn: number;
  actor: number;
  row?: number;
  toAct: number[];
  openScores: boolean;
  own?: Own;
  courtiers: Courtier[];
  rows: Row[];
  deck: number;
  takenOut: number;
  setAside: number;
  unseen: Supply[];
  reserve: Discs;
  violetAside: number;
}

export interface FirstPlayer {
  type: 'firstPlayer';
  seat: number;
}

export interface Draw {
  type: 'draw';
  kind: Kind;
  favour: number;
}

export interface PalaceActionBribes {
  type: 'bribes';
  round1: Kind;
  round2: Kind;
}

export interface StartingDiscs {
  type: 'startingDiscs';
  row1: Colour;
  row2: Colour;
  row3: Colour;
}

export interface Take {
  type: 'take';
  row: number;
}

export interface Lay {
  type: 'lay';
  colour: Colour;
}

export type PalaceAction = FirstPlayer | Draw | PalaceActionBribes | StartingDiscs | Take | Lay;
