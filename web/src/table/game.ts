import type { Component } from 'svelte';
import type { Play } from './play.svelte';

/** A step of the track at the top: where the match is. */
export interface Step {
  label: string;
  state: 'done' | 'now' | 'next';
}

/** Something that a seat holds and others don't see. */
export interface Held {
  icon: string;
  text: string;
  /** Whether it is chosen and lies face down. */
  chosen?: boolean;
}

/** What a game brings for the browser: its board and what goes with it. */
export interface GameUi {
  /** The common board and my own things: two sections of the frame, with the classes board and mine. */
  Board: Component<{ play: Play<any, any> }>;
  /** More of a seat that everybody may see. */
  Seat?: Component<{ play: Play<any, any>; seat: number }>;
  /** What can be derived from public events. */
  Knowledge?: Component<{ play: Play<any, any> }>;
  /** The number on a seat's plate, if it is open. */
  points(view: any, seat: number): number | undefined;
  steps(view: any): Step[];
  /** What the seat of a view holds that others don't see, for a replay with all hands open; nothing where all is always open. */
  held?(view: any): Held[];
  /** Whether the board still shows how the match came to its end: the result waits for it. */
  showing?(play: Play<any, any>): boolean;
  /** Actions on the way to one: what the board would offer while it is put together. */
  shorter?(action: any): unknown[];
}

/** Boards are loaded when they are needed. */
export const boards: Record<string, () => Promise<{ default: GameUi }>> = {
  palace: () => import('$games/palace/ui/index'),
  royaume: () => import('$games/royaume/ui/index'),
  lord: () => import('$games/lord/ui/index'),
  minister: () => import('$games/minister/ui/index'),
  emblemes: () => import('$games/emblemes/ui/index'),
};

export const crests = ['lion', 'eagle', 'serpent', 'raven', 'sun'] as const;
