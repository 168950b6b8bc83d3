import type { Card, Location, Persona } from './generated';

export type { Card, Family, Persona, Reward, Row, Stage } from './generated';
export type { EmblemesAction as Action, EmblemesView as View, Location as Place } from './generated';

/** The characters in the order of their values, 1 to 15. */
export const personas: Persona[] = [
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
];

export const places: Location[] = ['castle', 'village', 'port'];

export const value = (character: Persona): number => personas.indexOf(character) + 1;

/** A card's name among all: a family and its character. */
export const key = (card: Card): string => `${card.seat}-${card.character}`;

export const same = (a: Card | undefined, b: Card | undefined): boolean => !!a && !!b && a.seat === b.seat && a.character === b.character;

const later: Persona[] = ['princess', 'witch', 'traitor', 'merchant', 'spy', 'sailor'];

/** Whether a power acts as soon as the card is placed (♦), or at the end of the round (□). */
export const immediate = (character: Persona): boolean => !later.includes(character);
