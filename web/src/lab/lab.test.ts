import { describe, expect, it } from 'vitest';
import { decimal, ended, hasReport, report, seatsInWords, telling, type Option, type Side, type StudyLine } from './lab';

const study: StudyLine = { id: 'a', game: 'lord', seats: [2, 3, 4], bot: 'squire', games: 30, done: 0, state: 'playing', date: '' };

function option(name: string, won?: number): Option {
  const figure = won === undefined ? {} : { won: { value: won, low: won - 0.1, high: won + 0.1 } };
  return { value: name, name, offered: 9, chosen: 3, taken: { value: 0.3 }, ...figure };
}

function side(named: boolean, ...options: Option[]): Side {
  return { fairShare: 0.25, byTurn: [], points: { value: 1, median: 1, counts: [] }, choices: [{ key: 'card', heading: 'Cards', named, options }] };
}

describe('the lab', () => {
  it('has its report in each language', () => {
    expect(report('a', 'en')).toBe('/lab/reports/a/report.html');
    expect(report('a', 'fr')).toBe('/lab/reports/a/report.fr.html');
  });

  it('has a report only of what has ended with something done', () => {
    expect(hasReport(study)).toBe(false);
    expect(hasReport({ ...study, state: 'stopped' })).toBe(false);
    expect(hasReport({ ...study, state: 'stopped', done: 3 })).toBe(true);
    expect(ended({ ...study, state: 'waiting' })).toBe(false);
    expect(ended({ ...study, state: 'done' })).toBe(true);
  });

  it('writes several numbers of seats as a range', () => {
    expect(seatsInWords([2, 3, 4])).toBe('2–4');
    expect(seatsInWords([3])).toBe('3');
  });

  it('writes shares as the language does', () => {
    expect(decimal(37.46, 'en')).toBe('37.5');
    expect(decimal(29, 'fr')).toBe('29,0');
  });

  it('shows what won most first, and nothing that was never chosen', () => {
    expect(telling(side(true, option('Spy', 0.2), option('Witch', 0.4), option('Fool')), 9)?.bars.map((bar) => bar.label)).toEqual(['Witch', 'Spy']);
    expect(telling(side(true, option('Spy', 0.2), option('Witch', 0.4)), 1)).toBeUndefined();
    expect(telling(side(false, option('Spy', 0.2), option('Witch', 0.4)), 9)).toBeUndefined();
  });
});
