/** What the server tells of a match and what can be done, made from the records of the rules: not to be edited. */

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

export type Level = 'first' | 'second' | 'full';

export type Tile =
  | 'woodcutter'
  | 'herbalist'
  | 'werewolf'
  | 'forest'
  | 'sawmill'
  | 'greenCastle'
  | 'farmer'
  | 'shepherd'
  | 'scarecrow'
  | 'wheatfield'
  | 'mill'
  | 'yellowCastle'
  | 'mason'
  | 'miner'
  | 'golem'
  | 'quarry'
  | 'stoneyard'
  | 'blueCastle'
  | 'sentry'
  | 'knight'
  | 'dragon'
  | 'borderPost'
  | 'forge'
  | 'redCastle'
  | 'vintner'
  | 'alchemist'
  | 'witch'
  | 'vineyard'
  | 'winepress'
  | 'purpleCastle'
  | 'blackCastle';

export type Event = string;

export interface Symbols {
  lute: number;
  flute: number;
  cape: number;
  sword: number;
}

export type Tale =
  | 'loveGreen'
  | 'loveYellow'
  | 'loveBlue'
  | 'loveRed'
  | 'lovePurple'
  | 'heroicGreen'
  | 'heroicYellow'
  | 'heroicBlue'
  | 'heroicRed'
  | 'heroicPurple'
  | 'maleficGreen'
  | 'maleficYellow'
  | 'maleficBlue'
  | 'maleficRed'
  | 'maleficPurple';

export interface Story {
  tale: Tale;
  elements: Tile[];
}

export type Colour = 'green' | 'yellow' | 'blue' | 'red' | 'purple';

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

export interface RoyaumeView {
  stage: Stage;
  next?: Stage;
  level: Level;
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

export interface FirstPlayer {
  type: 'firstPlayer';
  seat: number;
}

export interface TakeOut {
  type: 'takeOut';
  tile: Tile;
}

export interface DealTale {
  type: 'dealTale';
  seat: number;
  tale: Tale;
}

export interface Deal {
  type: 'deal';
  seat: number;
  tile: Tile;
}

export interface TurnUp {
  type: 'turnUp';
  event: Event;
}

export type Symbol = 'lute' | 'flute' | 'cape' | 'sword';

export interface DrawToken {
  type: 'drawToken';
  seat: number;
  symbol: Symbol;
}

export interface TurnCard {
  type: 'turnCard';
  symbol: Symbol;
}

export interface NinthCard {
  type: 'ninthCard';
  seat: number;
  symbol: Symbol;
}

export interface Choose {
  type: 'choose';
  tile: Tile;
}

export interface Give {
  type: 'give';
  seat: number;
}

export interface DiscardTale {
  type: 'discardTale';
  tale: Tale;
}

export interface Build {
  type: 'build';
  tile: Tile;
}

export interface Turn {
  type: 'turn';
  tile: Tile;
  colour?: Colour;
}

export type RoyaumeAction =
  | FirstPlayer
  | TakeOut
  | DealTale
  | Deal
  | TurnUp
  | DrawToken
  | TurnCard
  | NinthCard
  | Choose
  | Give
  | DiscardTale
  | Build
  | Turn;
