import { api, type Argument } from './api';
import { fill } from './phrase';
import { plain } from './signed';
import en from '../messages/en.json';

export type Language = 'en' | 'fr';
type Catalogue = Record<string, string>;

/** What can be said: a message of the server, or one of the page with words of its own in its places. */
interface Sayable {
  key: string;
  args?: (Argument | string)[];
}

const pages: Record<Language, () => Promise<Catalogue>> = {
  en: async () => en,
  fr: async () => (await import('../messages/fr.json')).default,
};

const wordsOf = (game: string, language: Language) => api.get<Catalogue>(`/api/games/${game}/messages?language=${language}`);

/** The language of this browser, and everything that is said in it. */
class Speech {
  language = $state<Language>(first());
  private page = $state.raw<Catalogue>(en);
  private games = $state.raw<Record<string, Catalogue>>({});

  /** Speaks another language; what is loaded of games comes along, so that nothing is mute in between. */
  async use(language: Language): Promise<void> {
    const page = await pages[language]();
    const loaded = Object.keys(this.games);
    const words = await Promise.all(loaded.map((game) => wordsOf(game, language)));
    this.page = page;
    this.games = Object.fromEntries(loaded.map((game, index) => [game, words[index]!]));
    this.language = language;
    localStorage.setItem('language', language);
    document.documentElement.lang = language;
  }

  /** Loads the words of a game. */
  async load(game: string): Promise<void> {
    if (this.games[game]) return;
    const words = await wordsOf(game, this.language);
    this.games = { ...this.games, [game]: words };
  }

  /** A text of the page. */
  t(key: string, ...args: (string | number)[]): string {
    const pattern = this.page[key];
    if (pattern === undefined) throw new Error(`no text ${key}`);
    return fill(pattern, this.language, (index) => {
      const arg = args[index] ?? '';
      return typeof arg === 'number' ? { text: plain(arg), number: arg } : { text: arg };
    });
  }

  /** Something that a game says; seats are called by their players' names. */
  say(game: string, message: Sayable, names: string[]): string {
    const pattern = this.games[game]?.[message.key];
    if (pattern === undefined) return message.key;
    return fill(pattern, this.language, (index) => {
      const arg = message.args?.[index] ?? '';
      return typeof arg === 'number'
        ? { text: plain(arg), number: arg }
        : { text: this.argument(game, arg, names) };
    });
  }

  /** A word of a game's catalogue: the name of a card or a place. */
  word(game: string, key: string): string {
    return this.games[game]?.[key] ?? key;
  }

  has(game: string, key: string): boolean {
    return this.games[game]?.[key] !== undefined;
  }

  private argument(game: string, arg: Argument | string, names: string[]): string {
    if (typeof arg === 'string' || typeof arg === 'number') return String(arg);
    if (Array.isArray(arg)) return arg.map((part) => this.argument(game, part, names)).join(', ');
    if ('seat' in arg) return names[arg.seat] ?? String(arg.seat + 1);
    if ('name' in arg) return this.say(game, { key: arg.name }, names);
    return this.say(game, arg, names);
  }
}

function first(): Language {
  const kept = localStorage.getItem('language');
  if (kept === 'en' || kept === 'fr') return kept;
  return navigator.language.startsWith('fr') ? 'fr' : 'en';
}

export const speech = new Speech();
export const t = (key: string, ...args: (string | number)[]): string => speech.t(key, ...args);
