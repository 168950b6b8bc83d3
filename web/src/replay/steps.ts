import type { Table } from '$lib/api';
import type { Line } from '$lib/wire';

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

/** The head of a match in a record. */
export interface Header {
  format: string;
  match: string;
  game: string;
  rules: string;
  seats: number;
  options: Record<string, unknown>;
  players: { name: string; bot?: string }[];
}

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
