import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The colours of a theme: what is written for all, then what the dark one changes. */
function theme(dark: boolean): Record<string, string> {
  const blocks = [/:root \{([^]*?)\n\}/.exec(css)![1]!, ...(dark ? [/data-theme="dark"\] \{([^]*?)\n\}/.exec(css)![1]!] : [])];
  return Object.fromEntries(blocks.flatMap((block) => [...block.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6})/g)].map((match) => [match[1]!, match[2]!])));
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const grounds = ['room', 'panel', 'panel-2'];
const text: [string, string][] = [
  ...['ink', 'ink-2', 'gold-ink', 'wax-ink', 'green-ink'].flatMap((ink) => grounds.map((ground): [string, string] => [ink, ground])),
  ...['cloth', 'cloth-2', 'wood', 'wood-2'].flatMap((ground): [string, string][] => [['on-cloth', ground], ['on-cloth-2', ground]]),
  ['on-wax', 'wax'],
  ['on-wax', 'wax-hi'],
  ['paper-ink', 'paper'],
  ['paper-ink', 'paper-2'],
  ['paper-ink-2', 'paper'],
  ['paper-ink-2', 'paper-2'],
];

describe.each([
  ['light', false],
  ['dark', true],
])('the %s theme', (_, dark) => {
  const colours = theme(dark);

  it.each(text)('has %s readable on %s (AA)', (ink, ground) => expect(contrast(colours[ink]!, colours[ground]!)).toBeGreaterThanOrEqual(4.5));

  it.each(grounds)('shows the focus on %s', (ground) => expect(contrast(colours['focus-ink']!, colours[ground]!)).toBeGreaterThanOrEqual(3));

  it.each(['cloth', 'cloth-2', 'wood', 'wood-2'])('shows the focus on %s', (ground) => expect(contrast(colours['focus-cloth']!, colours[ground]!)).toBeGreaterThanOrEqual(3));
});
