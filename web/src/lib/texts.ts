import { fill } from './phrase';
import { speech } from './speech.svelte';

/** The words of a board, in both languages, from files beside it. The keys of both must be the same: a test looks. */
export function texts(en: Record<string, string>, fr: Record<string, string>): (key: string, ...args: (string | number)[]) => string {
  return (key, ...args) => {
    const pattern = (speech.language === 'fr' ? fr : en)[key];
    if (pattern === undefined) throw new Error(`no text ${key}`);
    return fill(pattern, speech.language, (index) => {
      const arg = args[index] ?? '';
      return typeof arg === 'number' ? { text: String(arg), number: arg } : { text: arg };
    });
  };
}
