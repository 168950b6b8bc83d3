import type { Table } from '$lib/api';
import type { Header } from '$lib/generated';
import type { Line, Stint } from '$lib/wire';

/** What was told between two positions, and the entry of the record after which the position stood. */
export interface Step {
  at: number;
  lines: Line[];
}

/** The lines of a replay by their positions; the first step is the greeting. */
export function stepsOf(text: string): Step[] {
  const steps: Step[] = [{ at: 0, lines: [] }];
  for (const part of text.split('\n')) {
    if (!part) continue;
    const line = JSON.parse(part) as Line;
    if (line.type === 'step') steps.push({ at: line.at, lines: [] });
    else steps.at(-1)!.lines.push(line);
  }
  return steps;
}

/** The position of an entry: the first that has come to it. */
export function positionOf(steps: Step[], at: number): number {
  const found = steps.findIndex((step, index) => index > 0 && step.at >= at);
  return found > 0 ? found : steps.length - 1;
}

/** What is seen at each position. */
export function viewsOf(steps: Step[]): unknown[] {
  return steps.map((step) => step.lines.findLast((line) => line.type === 'look')?.view);
}

/** A part of the slider: the positions at which a bot kept a seat, as shares of its length. */
export interface Span {
  stint: Stint;
  from: number;
  to: number;
}

export function spansOf(steps: Step[], stints: Stint[]): Span[] {
  const last = steps.length - 1;
  const share = (index: number) => (last > 1 ? (index - 1) / (last - 1) : 0);
  return stints.flatMap((stint) => {
    const first = steps.findIndex((step, index) => index > 0 && step.at > stint.after);
    if (first < 0) return [];
    const end = stint.to === undefined ? last : steps.findLastIndex((step) => step.at <= stint.to!);
    return end < first ? [] : [{ stint, from: share(first), to: share(end) }];
  });
}

/** Whether a bot kept the seat at an entry. */
export const during = (stint: Stint, at: number): boolean => stint.after < at && at <= (stint.to ?? Infinity);

/** The heads of the matches in a file. */
export function headersOf(record: string): Header[] {
  return record
    .split('\n')
    .filter((line) => line.startsWith('{"format"'))
    .map((line) => JSON.parse(line) as Header);
}

/** The table at which a recorded match might have been played. */
export function tableOf(header: Header): Table {
  return {
    id: header.match,
    game: header.game,
    rules: header.rules,
    seats: header.seats,
    options: header.options,
    terms: { visibility: 'private', time: { kind: 'none', seconds: 0 }, knowledge: true, confirm: false, caretaker: 'squire', grace: 0, delay: 0 },
    host: '',
    stage: 'over',
    places: header.players.map((player) => ({ name: player.name, ready: true, ...(player.bot ? { bot: player.bot } : {}) })),
    commitment: '',
    created: 0,
  };
}
