/** Messages with places and plurals, the same syntax as the server's catalogues: {0}, {1, plural, one {# card} other {# cards}}, '' for '. */

import { plain } from './signed';

export type Fill = (index: number) => { text: string; number?: number };

const rules: Record<string, Intl.PluralRules> = {};

function plural(language: string, number: number): string {
  rules[language] ??= new Intl.PluralRules(language);
  return rules[language].select(number);
}

export function fill(pattern: string, language: string, args: Fill): string {
  return new Reader(pattern, language, args).until('', '');
}

class Reader {
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly language: string,
    private readonly args: Fill,
  ) {}

  /** Reads up to a closing brace, or to the end. */
  until(close: string, hash: string): string {
    let out = '';
    while (this.at < this.text.length) {
      const c = this.text[this.at] as string;
      if (c === close) break;
      this.at++;
      if (c === "'") out += this.quoted();
      else if (c === '#' && hash) out += hash;
      else if (c === '{') out += this.place();
      else out += c;
    }
    return out;
  }

  /** Two apostrophes are one; one begins a part that is taken as it stands. */
  private quoted(): string {
    if (this.text[this.at] === "'") {
      this.at++;
      return "'";
    }
    const end = this.text.indexOf("'", this.at);
    if (end < 0 || !'{}#'.includes(this.text[this.at] ?? '')) return "'";
    const part = this.text.slice(this.at, end);
    this.at = end + 1;
    return part;
  }

  private place(): string {
    const end = this.text.slice(this.at).search(/[,}]/) + this.at;
    const arg = this.args(Number(this.text.slice(this.at, end).trim()));
    this.at = end + 1;
    if (this.text[end] === '}') return arg.text;
    return this.choice(arg);
  }

  private choice(arg: { text: string; number?: number }): string {
    const comma = this.text.indexOf(',', this.at);
    this.at = comma + 1;
    const number = arg.number ?? 0;
    const wanted = plural(this.language, number);
    const parts: Record<string, string> = {};
    for (;;) {
      while (/\s/.test(this.text[this.at] ?? '')) this.at++;
      if (this.text[this.at] === '}' || this.at >= this.text.length) break;
      const brace = this.text.indexOf('{', this.at);
      const word = this.text.slice(this.at, brace).trim();
      this.at = brace + 1;
      const part = this.until('}', plain(number));
      this.at++;
      parts[word] = part;
    }
    this.at++;
    return parts[`=${number}`] ?? parts[wanted] ?? parts.other ?? '';
  }
}
