import { colours, type Colour, type Event, type Place, type Realm, type Tale, type Tile, type View } from './types';

/** What is printed on tiles, tales and events (ROY-1, ROY-2): looks, not rules. */
export type Sort = 'character' | 'monster' | 'terrain' | 'workshop' | 'castle';
export type Hue = Colour | 'black';

const kinds: Sort[] = ['character', 'character', 'monster', 'terrain', 'workshop', 'castle'];
const levels: Record<Sort, number> = { character: 1, monster: 1, terrain: 2, workshop: 3, castle: 4 };

const box: Tile[][] = [
  ['woodcutter', 'herbalist', 'werewolf', 'forest', 'sawmill', 'greenCastle'],
  ['farmer', 'shepherd', 'scarecrow', 'wheatfield', 'mill', 'yellowCastle'],
  ['mason', 'miner', 'golem', 'quarry', 'stoneyard', 'blueCastle'],
  ['sentry', 'knight', 'dragon', 'borderPost', 'forge', 'redCastle'],
  ['vintner', 'alchemist', 'witch', 'vineyard', 'winepress', 'purpleCastle'],
];

interface Face {
  hue: Hue;
  sort: Sort;
  level: number;
  picture: string;
}

const pictures: Partial<Record<Tile, string>> = { wheatfield: 'wheat', borderPost: 'border', vineyard: 'wine' };

const faces = new Map<Tile, Face>([['blackCastle', { hue: 'black', sort: 'castle', level: 4, picture: 'black' }]]);
box.forEach((row, colour) =>
  row.forEach((tile, kind) => {
    const sort = kinds[kind] as Sort;
    const picture = sort === 'castle' ? 'castle' : (pictures[tile] ?? tile);
    faces.set(tile, { hue: colours[colour] as Colour, sort, level: levels[sort], picture });
  }),
);

export const face = (tile: Tile): Face => faces.get(tile) ?? { hue: 'black', sort: 'character', level: 1, picture: 'pawn' };

/** Every colour has its sign. */
export const signs: Record<Hue, string> = { green: 'leaf', yellow: 'sun', blue: 'mount', red: 'shield', purple: 'grapes', black: 'black' };

export const taleType = (tale: Tale): 'love' | 'heroic' | 'malefic' => /^(love|heroic|malefic)/.exec(tale)?.[0] as 'love' | 'heroic' | 'malefic';

export const taleColour = (tale: Tale): Colour => tale.replace(/^(love|heroic|malefic)/, '').toLowerCase() as Colour;

export const elements = (view: View, tale: Tale): Tile[] => view.stories.find((story) => story.tale === tale)?.elements ?? [];

export interface Card {
  kind: 'monster' | 'territory' | 'mission';
  tiles: Tile[];
  colour?: Colour;
}

export function card(event: Event): Card {
  const [kind, ...rest] = event.split('-') as [Card['kind'], ...string[]];
  return kind === 'territory' ? { kind, tiles: [], colour: rest[0] as Colour } : { kind, tiles: rest as Tile[] };
}

/** How an event would go now: who is rewarded, with how many tiles of a colour, or who lacks only one tile of two. */
export interface Standing {
  seats: number[];
  most?: number;
  near: number[];
}

export function standing(event: Event, realms: Realm[]): Standing {
  const { kind, tiles, colour } = card(event);
  if (kind === 'territory') {
    const counts = realms.map((realm) => realm.kept.filter((tile) => face(tile).hue === colour).length);
    const most = Math.max(...counts);
    return { seats: most === 0 ? [] : realms.filter((_, index) => counts[index] === most).map((realm) => realm.seat), most, near: [] };
  }
  const lacking = (realm: Realm) => tiles.filter((tile) => !realm.kept.includes(tile)).length;
  return {
    seats: realms.filter((realm) => lacking(realm) === 0).map((realm) => realm.seat),
    near: tiles.length < 2 ? [] : realms.filter((realm) => lacking(realm) === 1).map((realm) => realm.seat),
  };
}

/** What lies face up in a kingdom, by name. */
export const standingTiles = (kingdom: Place[]): Tile[] => kingdom.filter((place) => !place.bard).map((place) => place.tile);

/** Takes some things out of a heap in which things can be several times. */
export function without<T>(heap: T[], gone: T[]): T[] {
  const rest = [...heap];
  for (const thing of gone) {
    const at = rest.indexOf(thing);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** Copies of a kind are not told apart; on the screen each needs a name to move by. */
export function numbered(tiles: Tile[], seen = new Map<Tile, number>()): { tile: Tile; piece: string }[] {
  return tiles.map((tile) => {
    const copy = seen.get(tile) ?? 0;
    seen.set(tile, copy + 1);
    return { tile, piece: `${tile}-${copy}` };
  });
}
