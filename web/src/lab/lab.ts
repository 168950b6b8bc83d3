/** What the lab's routes give (see /openapi.json). */
export interface Lab {
  games: number;
  minutes: number;
  bots: string[];
  studies: StudyLine[];
}

export interface StudyLine {
  id: string;
  game: string;
  seats: number[];
  bot: string;
  games: number;
  done: number;
  state: 'waiting' | 'playing' | 'done' | 'stopped';
  date: string;
}

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

export interface Side {
  fairShare: number;
  byTurn: Figure[];
  points: Figure & { median: number; counts: [number, number][] };
  choices: { key: string; heading: string; named: boolean; options: Option[] }[];
}

export interface Trial {
  seats: number;
  matches: number;
  sides: Side[];
}

export interface Watched {
  study: StudyLine;
  mine: boolean;
  results: { matches: number; wanted: number; trials: Trial[] };
}

export function hasReport(study: StudyLine): boolean {
  return (study.state === 'done' || study.state === 'stopped') && study.done > 0;
}

export function ended(study: StudyLine): boolean {
  return study.state === 'done' || study.state === 'stopped';
}

/** Consecutive numbers as a range: 3-5. */
export function seatsInWords(seats: number[]): string {
  return seats.length > 1 ? `${seats[0]}–${seats.at(-1)}` : String(seats[0] ?? '');
}

export interface Bar {
  label: string;
  figure: Figure;
}

/** The options that won most and least when they were chosen, of the first kind of choice that has names. */
export function telling(side: Side, most: number): { heading: string; bars: Bar[] } | undefined {
  const group = side.choices.find((one) => one.named && one.options.length > 1);
  if (!group) return undefined;
  const bars = group.options
    .filter((option) => option.won && option.won.low !== undefined)
    .map((option) => ({ label: option.name, figure: option.won as Figure }))
    .sort((one, other) => other.figure.value - one.figure.value)
    .slice(0, most);
  return bars.length > 1 ? { heading: group.heading, bars } : undefined;
}
