import type { Colour, Symbol } from './generated';

export type { Colour, Event, Own, Place, Realm, Stage, Story, Symbol, Symbols, Tale, Tile } from './generated';
export type { RoyaumeAction as Action, RoyaumeView as View } from './generated';

export const colours: Colour[] = ['green', 'yellow', 'blue', 'red', 'purple'];

export const symbols: Symbol[] = ['lute', 'flute', 'cape', 'sword'];
