import { speech } from '$lib/speech.svelte';
import { texts } from '$lib/texts';
import en from './en.json';
import fr from './fr.json';
import { press } from './layout';
import type { Spot } from './types';

export const t = texts(en, fr);

const game = 'minister';

/** What a zone is called on the board: start sectors in short. */
export function zoneName(zone: string): string {
  const sector = /^sector(\d)$/.exec(zone);
  return sector ? t('zone.start', sector[1] ?? '') : speech.word(game, `zone.${zone}`);
}

/** With how often the press rolls. */
export function zoneTitle(zone: string): string {
  const rolls = press[zone];
  return rolls ? `${zoneName(zone)} ×${rolls}` : zoneName(zone);
}

export const spotName = (spot: Spot): string => (spot.space > 0 ? `${zoneName(spot.zone)} ${spot.space}` : zoneName(spot.zone));

export const partyName = (party: string): string => speech.word(game, `party.${party}`);

/** 2 or 6; 1, 2 or 5. */
export function either(numbers: number[]): string {
  const last = numbers.at(-1) ?? '';
  return numbers.length < 2 ? String(last) : t('either', numbers.slice(0, -1).join(', '), String(last));
}
