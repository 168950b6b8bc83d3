import type { GameUi, Held, Step } from '$table/game';
import Board from './Board.svelte';
import Knowledge from './Knowledge.svelte';
import Seat from './Seat.svelte';
import { payday, still } from './payday.svelte';
import { value, type View } from './types';
import { named, w } from './words';

const rounds = 3;

function steps(view: View): Step[] {
  const all: Step[] = [];
  for (let round = 1; round <= rounds; round++) {
    const state = round < view.round || view.stage === 'over' ? 'done' : round > view.round ? 'next' : 'now';
    if (state !== 'now') all.push({ label: w('step.round', round), state });
    else {
      const phase = view.stage === 'select' ? 'choose' : view.stage === 'draw' || view.stage === 'firstPlayer' ? 'deal' : 'reveal';
      all.push({ label: w('step.now', round, view.turn, w(`step.${phase}`)), state }, { label: w('step.pay'), state: 'next' });
    }
  }
  return all;
}

/** With hidden gold a plate shows nothing of others until the end. */
function points(view: View, seat: number): number | undefined {
  if (view.hiddenGold && view.stage !== 'over' && view.own?.seat !== seat) return undefined;
  return payday.shown?.gold(seat) ?? view.families[seat]?.gold;
}

/** The last round's end is told step by step; where nothing moves it stands there at once. */
const showing = (): boolean => payday.shown?.told !== undefined && !still();

function held({ own }: View): Held[] {
  const cards = [...(own?.hand ?? [])].sort((one, other) => value(other) - value(one)).map((character) => ({ icon: character, text: `${named(character)} ${value(character)}` }));
  return own?.selected ? [{ icon: own.selected, text: `${named(own.selected)} ${value(own.selected)}`, chosen: true }, ...cards] : cards;
}

const ui: GameUi = { Board, Seat, Knowledge, points, steps, held, showing };

export default ui;
