/** The view and the actions of My Kingdom, as the server's records write them. */

export const colours = ['green', 'yellow', 'blue', 'red', 'purple'] as const;
export type Colour = (typeof colours)[number];

export const symbols = ['lute', 'flute', 'cape', 'sword'] as const;
export type Symbol = (typeof symbols)[number];
export type Symbols = Record<Symbol, number>;

export type Stage =
  | 'firstPlayer'
  | 'takeOut'
  | 'dealTales'
  | 'deal'
  | 'turnUp'
  | 'choose'
  | 'tokens'
  | 'give'
  | 'discardTale'
  | 'build'
  | 'show'
  | 'ninth'
  | 'over';

/** A tile, a tale and an event are words: mill, loveGreen, mission-mill. */
export type Tile = string;
export type Tale = string;
export type Event = string;

export interface Story {
  tale: Tale;
  elements: Tile[];
}

export interface Place {
  tile: Tile;
  bard: boolean;
  colour?: Colour;
}

export interface Own {
  seat: number;
  hand: Tile[];
  chosen?: Tile;
  givenUp?: Tale;
  left: Tile[];
  kingdom: Place[];
}

export interface Realm {
  seat: number;
  holds: number;
  hand?: Tile[];
  ready: boolean;
  kept: Tile[];
  tales: Tale[];
  tokens: Symbols;
  owed: number;
  moved: number;
  markers: number;
  placed: number;
  kingdom: Place[];
  points: number;
}

export interface View {
  stage: Stage;
  next?: Stage;
  level: 'first' | 'second' | 'full';
  advanced: boolean;
  first: number;
  round: number;
  picked: number;
  step: number;
  toAct: number[];
  out: Tile[];
  discarded: Tile[];
  unknown: Tile[];
  deck: number;
  events: Event[];
  eventsLeft: Event[];
  supply: Symbols;
  cards: Symbols;
  stories: Story[];
  own?: Own;
  realms: Realm[];
}

export type Action =
  | { type: 'choose'; tile: Tile }
  | { type: 'give'; seat: number }
  | { type: 'discardTale'; tale: Tale }
  | { type: 'build'; tile: Tile }
  | { type: 'turn'; tile: Tile; colour?: Colour };
