import type { Add, Offer, Pass } from './generated';

export type { Add, Formed, Goods, LordView, Offer, Player, Stage } from './generated';

/** What players do; the rest is chance's. */
export type LordAction = Offer | Add | Pass;

/** What a face shows: a goods and its digit ("wheat7"), a goods alone, "gem" (0) or "gold" (00). */
export type Kind = string;
