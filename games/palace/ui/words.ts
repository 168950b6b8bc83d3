import { speech } from '$lib/speech.svelte';
import { texts } from '$lib/texts';
import en from './en.json';
import fr from './fr.json';
import type { Card, Colour, Kind } from './types';

export const w = texts(en, fr);
export const kindName = (kind: Kind): string => speech.word('palace', `kind.${kind}`);
export const cardName = (card: Card): string => speech.word('palace', `card.${card.kind}${card.favour}`);
export const colourName = (colour: Colour): string => speech.word('palace', `colour.${colour}`);
/** A number with its sign, a real minus. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');
