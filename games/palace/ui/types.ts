import type { Colour, Kind } from './generated';

export type { Bribe, Card, Colour, Column, Courtier, Discs, Kind, PalaceAction, PalaceView, Row, Stage } from './generated';

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
