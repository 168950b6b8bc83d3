import type { GameUi, Step } from '$table/game';
import Board from './Board.svelte';
import Knowledge from './Knowledge.svelte';
import { face, offerings, sign, sorted, within } from './numbers';
import Seat from './Seat.svelte';
import type { LordView } from './types';
import { say } from './words';

/** Deal, the offering that runs, and the count; with several games also which. */
function steps(view: LordView): Step[] {
  const dealing = ['firstLeader', 'craving', 'open', 'deal'].includes(view.stage);
  const over = view.stage === 'over';
  const offering = say('step.offering', view.offering, offerings);
  return [
    { label: view.games > 1 ? say('step.game', view.game, view.games) : say('step.deal'), state: dealing ? 'now' : 'done' },
    { label: offering, state: over ? 'done' : dealing ? 'next' : 'now' },
    { label: say('step.count'), state: over ? 'now' : 'next' },
  ];
}

const ui: GameUi = {
  Board,
  Seat,
  Knowledge,
  points: (view: LordView, seat) => view.players[seat]?.points,
  steps,
  held: (view: LordView) => sorted(view.own?.hand ?? []).map((card) => ({ icon: sign(card), text: face(card) })),
  shorter: within,
};

export default ui;
