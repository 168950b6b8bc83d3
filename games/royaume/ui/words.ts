import { speech } from '$lib/speech.svelte';
import { texts } from '$lib/texts';
import type { Play } from '$table/play.svelte';
import en from './en.json';
import fr from './fr.json';
import { card } from './tiles';
import type { Event, Tale, Tile } from './types';

export const game = 'royaume';
export const t = texts(en, fr);
export const word = (key: string): string => speech.say(game, { key }, []);
export const tileName = (tile: Tile): string => word(`tile.${tile}`);
export const taleName = (tale: Tale): string => word(`tale.${tale}`);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function eventName(event: Event): string {
  const { tiles, colour } = card(event);
  return colour ? capital(word(`colour.${colour}`)) : tiles.map(tileName).join(' + ');
}

export function who(play: Play<any, any>, seats: number[]): string {
  return seats.map((seat) => (seat === play.seat ? t('you') : (play.names[seat] ?? ''))).join(', ');
}
