import { speech } from '$lib/speech.svelte';
import { texts } from '$lib/texts';
import en from './en.json';
import fr from './fr.json';
import { sign } from './numbers';
import type { Kind } from './types';

export const say = texts(en, fr);

export const cardName = (kind: Kind): string => speech.word('lord', `card.${kind}`);
export const signName = (kind: Kind): string => {
  const name = sign(kind);
  return name === 'gem' || name === 'gold' ? say(`extra.${name}`) : speech.word('lord', `goods.${name}`);
};
