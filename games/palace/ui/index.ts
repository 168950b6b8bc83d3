import type { GameUi, Held, Step } from '$table/game';
import Board from './Board.svelte';
import Knowledge from './Knowledge.svelte';
import Seat from './Seat.svelte';
import type { PalaceView } from './types';
import { kindName, w } from './words';

function round(view: PalaceView, number: number): string {
  if (view.round !== number || (view.stage !== 'take' && view.stage !== 'lay' && view.stage !== 'refill')) return w('round', number);
  return w('turn', number, Math.floor(view.turns / view.courtiers.length) + 1);
}

/** Where the match is: bribes, two rounds, each with its evaluation. */
function steps(view: PalaceView): Step[] {
  const over = view.stage === 'over';
  const playing = view.stage === 'take' || view.stage === 'refill' || view.stage === 'lay';
  const now = over ? 5 : !playing ? 0 : view.round === 1 ? 1 : 3;
  const labels = [w('bribesStep'), round(view, 1), w('evaluationStep'), round(view, 2), w('evaluationStep')];
  return labels.map((label, index) => ({ label, state: index < now ? 'done' : index === now ? 'now' : 'next' }));
}

/** The bribes; each is shown to all only at the end of its round. */
const held = ({ own }: PalaceView): Held[] =>
  own?.bribes ? [own.bribes.round1, own.bribes.round2].map((kind, index) => ({ icon: kind, text: w('roundBribe', index + 1, kindName(kind)) })) : [];

const ui: GameUi = {
  Board,
  Seat,
  Knowledge,
  points: (view: PalaceView, seat: number) =>
    view.openScores || view.stage === 'over' || view.own?.seat === seat ? view.courtiers[seat]?.points : undefined,
  steps,
  held,
};

export default ui;
