import { describe, expect, it } from 'vitest';
import { headersOf, positionOf, stepsOf, tableOf } from './steps';

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
