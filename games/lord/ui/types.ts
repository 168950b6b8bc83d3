/** What the server tells of Road to Lord, and what is answered: the records LordView and LordAction. */

export type Goods = 'sword' | 'wheat' | 'wine';

/** A goods and its digit ("wheat7"), "gem" (0) or "gold" (00). */
export type Kind = string;

export type Stage = 'firstLeader' | 'craving' | 'open' | 'deal' | 'lead' | 'follow' | 'leaderAdds' | 'otherAdds' | 'over';

/** A number: digits ascending, then gems and golds. */
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
  open: Kind[];
  number?: Formed;
  voids: Goods[];
}

export interface LordView {
  stage: Stage;
  game: number;
  games: number;
  offSuit: 'sitOut' | 'discard';
  offering: number;
  first: number;
  leader: number;
  led?: Goods;
  toAct: number[];
  craving: Kind[];
  discarded: Kind[];
  unseen: Kind[];
  own?: { seat: number; hand: Kind[] };
  players: Player[];
}

export interface Offer extends Formed {
  type: 'offer';
}

export interface Add {
  type: 'add';
  digits: number[];
  gems: number;
}

export type LordAction = Offer | Add | { type: 'pass' };
