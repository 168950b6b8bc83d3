/** What the server tells of a match of Emblems, and what can be done: the records of EmblemesView and EmblemesAction. */
export type Place = 'castle' | 'village' | 'port';

/** The characters in the order of their values, 1 to 15. */
export const personas = [
  'hunter',
  'sailor',
  'spy',
  'bard',
  'warrior',
  'merchant',
  'traitor',
  'strategist',
  'courtesan',
  'alchemist',
  'thief',
  'guard',
  'witch',
  'princess',
  'king',
] as const;
export type Persona = (typeof personas)[number];

export type Power = 'guard' | 'thief' | 'alchemist' | 'courtesan' | 'strategist' | 'warrior' | 'bard';
export type Stage = 'firstPlayer' | 'draw' | 'select' | 'place' | 'swap' | 'over' | Power;

/** A number, or how the amount is found. */
export type Reward = number | 'perCard' | 'steal' | 'half';

export interface Card {
  seat: number;
  character: Persona;
}

export interface Row {
  location: Place;
  rewards: Reward[];
  cards: Card[];
}

export interface Family {
  seat: number;
  gold: number;
  hand: number;
  pile: number;
  faceDown: boolean;
  revealed?: Persona;
  imposed?: Place;
  shown: Persona[];
}

export interface View {
  stage: Stage;
  round: number;
  turn: number;
  turns: number;
  pawn: number;
  placed: number;
  toAct: number[];
  acting?: { card: Card; location: Place; power: Persona };
  target?: number;
  hiddenGold: boolean;
  own?: { seat: number; hand: Persona[]; pile: Persona[]; selected?: Persona };
  families: Family[];
  locations: Row[];
}

export type Action =
  | { type: 'select'; character: Persona }
  | { type: 'place'; location: Place; gap: number }
  | { type: 'discard'; card: Card }
  | { type: 'move'; card: Card; location: Place; gap: number }
  | { type: 'bring'; card: Card; gap: number }
  | { type: 'rob'; seat: number }
  | { type: 'copy'; card: Card }
  | { type: 'replace'; seat: number }
  | { type: 'impose'; seat: number; location: Place };

export const places: Place[] = ['castle', 'village', 'port'];

export const value = (character: Persona): number => personas.indexOf(character) + 1;

/** A card's name among all: a family and its character. */
export const key = (card: Card): string => `${card.seat}-${card.character}`;

export const same = (a: Card | undefined, b: Card | undefined): boolean => !!a && !!b && a.seat === b.seat && a.character === b.character;

const later: Persona[] = ['princess', 'witch', 'traitor', 'merchant', 'spy', 'sailor'];

/** Whether a power acts as soon as the card is placed (♦), or at the end of the round (□). */
export const immediate = (character: Persona): boolean => !later.includes(character);
