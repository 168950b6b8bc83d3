/** What the server tells of a match and what can be done, made from the records of the rules: not to be edited. */

export type Stage = 'firstPlayer' | 'roll' | 'use' | 'pressRoll' | 'place' | 'influence' | 'advanceAll' | 'spiral' | 'over';

export type Party = 'red' | 'yellow' | 'green' | 'black';

export interface Own {
  seat: number;
  party: Party;
}

export type Zone =
  | 'sector1'
  | 'sector2'
  | 'sector3'
  | 'influence1'
  | 'influence2'
  | 'radio'
  | 'newspaper'
  | 'television'
  | 'opinion'
  | 'localCouncil'
  | 'committee'
  | 'partyCongress'
  | 'parliament'
  | 'factionBench'
  | 'frontBench'
  | 'townHall'
  | 'youthWing'
  | 'tradeUnion'
  | 'localBranch'
  | 'secretariat'
  | 'executive'
  | 'caucus'
  | 'commission'
  | 'senate'
  | 'backBench';

export interface Spot {
  zone: Zone;
  space: number;
}

export interface Member {
  at: Spot;
  inSoup: boolean;
  exile: boolean;
  toMove: boolean;
}

export interface Faction {
  seat: number;
  party: Party;
  posts: number;
  members: Member[];
}

export interface Stop {
  zone: Zone;
  spaces?: number;
  barrier: number[];
  soup: number[];
}

export interface Spiral {
  threePlayers: number;
  fourPlayers: number;
  influence: number[];
  chancellor: number[];
}

export interface Board {
  track: Stop[];
  redArrow: Zone;
  spiral: Spiral;
}

export interface MinisterView {
  stage: Stage;
  turn?: number;
  toAct: number[];
  number?: number;
  rolls: number;
  dice: number;
  ministers: number;
  asking?: number;
  stepsLeft: number;
  chancellor?: number;
  vacancies: number;
  own?: Own;
  parties: Faction[];
  board: Board;
}

export interface FirstPlayer {
  type: 'firstPlayer';
  seat: number;
}

export interface Roll {
  type: 'roll';
  number: number;
}

export interface Advance {
  type: 'advance';
  from: Spot;
  to: Spot;
}

export interface Return {
  type: 'return';
}

export interface ClimbOut {
  type: 'climbOut';
  to: Spot;
}

export interface BringIn {
  type: 'bringIn';
}

export interface AdvanceAll {
  type: 'advanceAll';
}

export interface DropAll {
  type: 'dropAll';
}

export interface Drop {
  type: 'drop';
  from: Spot;
}

export interface Decline {
  type: 'decline';
}

export interface Removed {
  red: number;
  yellow: number;
  green: number;
  black: number;
}

export interface Place {
  type: 'place';
  ministers: number;
  removed: Removed;
}

export type MinisterAction = FirstPlayer | Roll | Advance | Return | ClimbOut | BringIn | AdvanceAll | DropAll | Drop | Decline | Place;
