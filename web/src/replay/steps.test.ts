import { describe, expect, it } from 'vitest';
import { during, headersOf, positionOf, spansOf, stepsOf, tableOf, viewsOf } from './steps';

const told = [
  '{"type":"hello","seq":1,"match":"m","game":"palace","seats":2,"options":{},"seat":30,"players":[]}',
  '{"type":"step","at":4}',
  '{"type":"said","seq":2,"at":4,"key":"log.x"}',
  '{"type":"look","seq":3,"toAct":[0],"view":{}}',
  '{"type":"step","at":6}',
  '{"type":"look","seq":4,"toAct":[1],"view":{}}',
  '{"type":"finish","seq":5,"result":{}}',
  '',
].join('\n');

describe('a replay', () => {
  it('is cut at its positions', () => {
    const steps = stepsOf(told);
    expect(steps.map((step) => step.at)).toEqual([0, 4, 6]);
    expect(steps.map((step) => step.lines.length)).toEqual([1, 2, 2]);
  });

  it('finds the position of an entry, also of one in between or past the end', () => {
    const steps = stepsOf(told);
    expect([0, 4, 5, 6, 99].map((at) => positionOf(steps, at))).toEqual([1, 1, 2, 2, 2]);
  });
});

describe('a replay with a bot in the seat of somebody', () => {
  const steps = [0, 2, 4, 6, 8].map((at) => ({ at, lines: [] }));

  it('marks the positions at which the bot had decided', () => {
    expect(spansOf(steps, [{ seat: 1, bot: 'squire', after: 2, to: 7 }])).toEqual([{ stint: { seat: 1, bot: 'squire', after: 2, to: 7 }, from: 1 / 3, to: 2 / 3 }]);
  });

  it('marks up to the end where the owner did not come back', () => {
    expect(spansOf(steps, [{ seat: 1, bot: 'page', after: 5 }]).map((span) => [span.from, span.to])).toEqual([[2 / 3, 1]]);
  });

  it('marks nothing where no position lies between', () => {
    expect(spansOf(steps, [{ seat: 1, bot: 'page', after: 4, to: 5 }])).toEqual([]);
    expect(spansOf(steps, [{ seat: 1, bot: 'page', after: 8 }])).toEqual([]);
  });

  it('counts the entries after the one that handed over, and the last', () => {
    const stint = { seat: 0, bot: 'page', after: 3, to: 5 };
    expect([3, 4, 5, 6].map((at) => during(stint, at))).toEqual([false, true, true, false]);
  });
});

describe('all hands', () => {
  it('are the views of the positions', () => expect(viewsOf(stepsOf(told))).toEqual([undefined, {}, {}]));
});

describe('a record', () => {
  const head = (match: string) => `{"format":"regalia/1","match":"${match}","game":"lord","rules":"1","seats":2,"options":{},"players":[{"name":"Ada"},{"name":"Odo","bot":"squire"}]}`;
  const record = `${head('a')}\n{"seq":1}\n{"result":{}}\n${head('b')}\n{"seq":1}\n{"result":{}}\n`;

  it('tells its matches', () => expect(headersOf(record).map((header) => header.match)).toEqual(['a', 'b']));

  it('gives a table with its people', () => {
    const table = tableOf(headersOf(record)[0]!);
    expect(table.places.map((place) => place.name)).toEqual(['Ada', 'Odo']);
    expect(table.places[1]?.bot).toBe('squire');
  });
});
