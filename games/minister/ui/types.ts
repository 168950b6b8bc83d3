/** The view and the actions as the server tells them: MinisterView and MinisterAction. */

export type Stage = 'firstPlayer' | 'roll' | 'use' | 'pressRoll' | 'place' | 'influence' | 'advanceAll' | 'spiral' | 'over';
export type Party = 'red' | 'yellow' | 'green' | 'black';
export const parties: Party[] = ['red', 'yellow', 'green', 'black'];

export interface Spot {
  zone: string;
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
  zone: string;
  spaces?: number | null;
  barrier: number[];
  soup: number[];
}

export interface Board {
  track: Stop[];
  redArrow: string;
  spiral: { threePlayers: number; fourPlayers: number; influence: number[]; chancellor: number[] };
}

export interface View {
  stage: Stage;
  turn?: number | null;
  toAct: number[];
  number?: number | null;
  rolls: number;
  dice: number;
  ministers: number;
  asking?: number | null;
  stepsLeft: number;
  chancellor?: number | null;
  vacancies: number;
  own?: { seat: number; party: Party } | null;
  parties: Faction[];
  board: Board;
}

export type Removed = Record<Party, number>;

export type Action =
  | { type: 'advance'; from: Spot; to: Spot }
  | { type: 'return' }
  | { type: 'climbOut'; to: Spot }
  | { type: 'bringIn' }
  | { type: 'advanceAll' }
  | { type: 'dropAll' }
  | { type: 'drop'; from: Spot }
  | { type: 'decline' }
  | { type: 'place'; ministers: number; removed: Removed };

export const same = (one: Spot, other: Spot): boolean => one.zone === other.zone && one.space === other.space;

/** The ministers of a party, the Chancellor figure counted. */
export function ministers(view: View, seat: number): number {
  return (view.parties[seat]?.posts ?? 0) + (view.chancellor === seat ? 1 : 0);
}

/** Where the time marker started. */
export function start(view: View): number {
  const { threePlayers, fourPlayers } = view.board.spiral;
  return view.parties.length === 3 ? threePlayers : fourPlayers;
}
