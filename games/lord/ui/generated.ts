/** What the server tells of a match and what can be done, made from the records of the rules: not to be edited. */

export type Stage = 'firstLeader' | 'craving' | 'open' | 'deal' | 'lead' | 'follow' | 'leaderAdds' | 'otherAdds' | 'over';

export type OffSuit = 'sitOut' | 'discard';

export type Goods = 'sword' | 'wheat' | 'wine';

export type Card =
  | 'sword1'
  | 'sword2'
  | 'sword3'
  | 'sword4'
  | 'sword5'
  | 'sword6'
  | 'sword7'
  | 'sword8'
  | 'sword9'
  | 'wheat1'
  | 'wheat2'
  | 'wheat3'
  | 'wheat4'
  | 'wheat5'
  | 'wheat6'
  | 'wheat7'
  | 'wheat8'
  | 'wheat9'
  | 'wine1'
  | 'wine2'
  | 'wine3'
  | 'wine4'
  | 'wine5'
  | 'wine6'
  | 'wine7'
  | 'wine8'
  | 'wine9'
  | 'gem'
  | 'gold';

export interface Own {
  seat: number;
  hand: Card[];
}

export interface Formed {
  goods: Goods;
  digits: number[];
  gems: number;
  golds: number;
}

export interface Player {
  seat: number;
  points: number;
  won: number;
  secret: number;
  open: Card[];
  number?: Formed;
  voids: Goods[];
}

export interface LordView {
  stage: Stage;
  game: number;
  games: number;
  offSuit: OffSuit;
  offering: number;
  first: number;
  leader: number;
  led?: Goods;
  toAct: number[];
  craving: Card[];
  discarded: Card[];
  unseen: Card[];
  own?: Own;
  players: Player[];
}

export interface FirstLeader {
  type: 'firstLeader';
  seat: number;
}

export interface Crave {
  type: 'crave';
  card: Card;
}

export interface Open {
  type: 'open';
  seat: number;
  card: Card;
}

export interface Deal {
  type: 'deal';
  seat: number;
  card: Card;
}

export interface Pass {
  type: 'pass';
}

export interface Add {
  type: 'add';
  digits: number[];
  gems: number;
}

export interface Offer {
  type: 'offer';
  goods: Goods;
  digits: number[];
  gems: number;
  golds: number;
}

export type LordAction = FirstLeader | Crave | Open | Deal | Pass | Add | Offer;
