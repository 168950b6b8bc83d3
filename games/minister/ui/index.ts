import type { GameUi, Step } from '$table/game';
import Board from './Board.svelte';
import Knowledge from './Knowledge.svelte';
import Seat from './Seat.svelte';
import { ministers, type Stage, type View } from './types';
import { t } from './words';

const order: Stage[][] = [['firstPlayer', 'roll'], ['use'], ['pressRoll', 'influence', 'advanceAll', 'spiral'], ['place']];

function steps(view: View): Step[] {
  const labels = [view.number ? t('step.rolled', view.number) : t('step.roll'), t('step.use'), t(view.stage === 'spiral' ? 'step.time' : 'step.arrival'), t('step.cabinet')];
  const now = order.findIndex((stages) => stages.includes(view.stage));
  return labels.map((label, index) => ({ label, state: now < 0 || index < now ? 'done' : index === now ? 'now' : 'next' }));
}

const ui: GameUi = { Board, Seat, Knowledge, points: ministers, steps };

export default ui;
