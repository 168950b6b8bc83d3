import type { FirstPlayer, MinisterAction, MinisterView as View, Party, Roll, Spot } from './generated';

export type { Board, Faction, Member, Party, Removed, Spot, Stage, Stop } from './generated';
export type { MinisterView as View } from './generated';

/** What players do; the rest is chance's. */
export type Action = Exclude<MinisterAction, FirstPlayer | Roll>;

export const parties: Party[] = ['red', 'yellow', 'green', 'black'];

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
