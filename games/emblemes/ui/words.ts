import { speech } from '$lib/speech.svelte';
import { texts } from '$lib/texts';
import en from './en.json';
import fr from './fr.json';
import type { Persona, Place } from './types';

/** The words of the board. */
export const w = texts(en, fr);

export const named = (character: Persona): string => speech.word('emblemes', `character.${character}`);
export const called = (place: Place): string => speech.word('emblemes', `location.${place}`);
export const power = (character: Persona): string => w(`power.${character}`);

export function ordinal(rank: number): string {
  return rank <= 3 ? w(`rank.${rank}`) : w('rank.more', rank);
}
