import type { Line, Watched as Told } from '$lib/generated';

export type StudyLine = Line;

/** A figure with its 95 % interval, where there is one. */
export interface Figure {
  value: number;
  low?: number;
  high?: number;
}

export interface Option {
  value: string;
  name: string;
  offered: number;
  chosen: number;
  taken: Figure;
  won?: Figure;
}

/** Things that are chosen among each other: by which action and what of it, as select/character; the heading is English. */
export interface Choices {
  key: string;
  heading: string;
  named: boolean;
  options: Option[];
}

export interface Side {
  fairShare: number;
  byTurn: Figure[];
  points: Figure & { median: number; counts: [number, number][] };
  choices: Choices[];
}

export interface Trial {
  seats: number;
  matches: number;
  sides: Side[];
}

/** A study with what it has come to: those numbers are written by hand on the server, so their shapes stand here. */
export type Watched = Told & { results: { matches: number; wanted: number; trials: Trial[] } };

export function hasReport(study: StudyLine): boolean {
  return (study.state === 'done' || study.state === 'stopped') && study.done > 0;
}

/** Where the report of a study is, in a language. */
export const report = (id: string, language: string): string => `/lab/reports/${id}/report${language === 'en' ? '' : `.${language}`}.html`;

export function ended(study: StudyLine): boolean {
  return study.state === 'done' || study.state === 'stopped';
}

/** With one digit after the point, or the comma. */
export const decimal = (number: number, language: string): string =>
  number.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Consecutive numbers as a range: 3-5. */
export function seatsInWords(seats: number[]): string {
  return seats.length > 1 ? `${seats[0]}–${seats.at(-1)}` : String(seats[0] ?? '');
}

export interface Bar {
  label: string;
  /** The key of what is chosen among the game's words. */
  value?: string;
  figure: Figure;
}

/** The options that won most and least when they were chosen, of the first kind of choice that has names. */
export function telling(side: Side, most: number): { choice: Choices; bars: Bar[] } | undefined {
  const group = side.choices.find((one) => one.named && one.options.length > 1);
  if (!group) return undefined;
  const bars = group.options
    .filter((option) => option.won && option.won.low !== undefined)
    .map((option) => ({ label: option.name, value: option.value, figure: option.won as Figure }))
    .sort((one, other) => other.figure.value - one.figure.value)
    .slice(0, most);
  return bars.length > 1 ? { choice: group, bars } : undefined;
}
