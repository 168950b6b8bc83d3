/** What the server tells of a match and what can be done, made from the records of the rules: not to be edited. */

export type Stage =
  | 'firstPlayer'
  | 'draw'
  | 'select'
  | 'place'
  | 'guard'
  | 'thief'
  | 'alchemist'
  | 'courtesan'
  | 'swap'
  | 'strategist'
  | 'warrior'
  | 'bard'
  | 'over';

export type Persona =
  | 'hunter'
  | 'sailor'
  | 'spy'
  | 'bard'
  | 'warrior'
  | 'merchant'
  | 'traitor'
  | 'strategist'
  | 'courtesan'
  | 'alchemist'
  | 'thief'
  | 'guard'
  | 'witch'
  | 'princess'
  | 'king';

export interface Card {
  seat: number;
  character: Persona;
}

export type Location = 'castle' | 'village' | 'port';

export interface Acting {
  card: Card;
  location: Location;
  power: Persona;
}

export interface Own {
  seat: number;
  hand: Persona[];
  pile: Persona[];
  selected?: Persona;
}

export interface Family {
  seat: number;
  gold: number;
  hand: number;
  pile: number;
  faceDown: boolean;
  revealed?: Persona;
  imposed?: Location;
  shown: Persona[];
}

export type Reward = string | number;

export interface Row {
  location: Location;
  rewards: Reward[];
  cards: Card[];
}

export interface EmblemesView {
  stage: Stage;
  round: number;
  turn: number;
  turns: number;
  pawn: number;
  placed: number;
  toAct: number[];
  acting?: Acting;
  target?: number;
  hiddenGold: boolean;
  own?: Own;
  families: Family[];
  locations: Row[];
}

export interface FirstPlayer {
  type: 'firstPlayer';
  seat: number;
}

export interface Draw {
  type: 'draw';
  seat: number;
  character: Persona;
}

export interface Swap {
  type: 'swap';
  seat: number;
  character: Persona;
}

export interface Select {
  type: 'select';
  character: Persona;
}

export interface Place {
  type: 'place';
  location: Location;
  gap: number;
}

export interface Discard {
  type: 'discard';
  card: Card;
}

export interface Move {
  type: 'move';
  card: Card;
  location: Location;
  gap: number;
}

export interface Bring {
  type: 'bring';
  card: Card;
  gap: number;
}

export interface Rob {
  type: 'rob';
  seat: number;
}

export interface Copy {
  type: 'copy';
  card: Card;
}

export interface Replace {
  type: 'replace';
  seat: number;
}

export interface Impose {
  type: 'impose';
  seat: number;
  location: Location;
}

export type EmblemesAction = FirstPlayer | Draw | Swap | Select | Place | Discard | Move | Bring | Rob | Copy | Replace | Impose;
