import type { GameUi, Held, Step } from '$table/game';
import Board from './Board.svelte';
import Knowledge from './Knowledge.svelte';
import Seat from './Seat.svelte';
import { bard } from './showing.svelte';
import { face, signs } from './tiles';
import type { Tile, View } from './types';
import { t, tileName } from './words';

const ended = (view: View): boolean => view.realms.some((realm) => realm.kingdom.length > 0);

/** Where the match is, from 0: the steps of a round are the draft and, where there are any, events and tales. */
function at(view: View): number {
  const rounds = view.level === 'first' ? 1 : 2;
  if (view.stage === 'over') return 2 * rounds + 2;
  if (ended(view)) return 2 * rounds + 1;
  if (view.stage === 'build') return 2 * rounds;
  const after = view.stage === 'discardTale' || view.stage === 'give' || (view.stage === 'tokens' && view.next === 'give');
  return (Math.max(1, view.round) - 1) * rounds + (after && rounds === 2 ? 1 : 0);
}

function steps(view: View): Step[] {
  const now = at(view);
  const pick = Math.min(6, view.picked + 1);
  const between = view.level === 'full' ? t('step.events') : t('step.tale');
  const labels =
    view.level === 'first'
      ? [t('step.draft', 1), t('step.draft', 2), t('step.build')]
      : [t('step.draft', 1), between, t('step.draft', 2), between, t('step.build'), ...(view.level === 'full' ? [t('step.bard')] : [])];
  const drafting = now < labels.length && labels[now] !== between && (view.stage === 'choose' || view.stage === 'tokens');
  if (drafting && !ended(view)) labels[now] = t('step.pick', view.round, pick);
  return labels.map((label, index) => ({ label, state: index < now ? 'done' : index === now ? 'now' : 'next' }));
}

const tile = (one: Tile, chosen = false): Held => ({ icon: signs[face(one).hue], text: tileName(one), chosen });

/** The tiles to choose from, or those that still have no place in the kingdom. */
function held({ own, stage }: View): Held[] {
  if (!own) return [];
  return [...(own.chosen ? [tile(own.chosen, true)] : []), ...(stage === 'build' ? own.left : own.hand).map((one) => tile(one))];
}

const ui: GameUi = {
  Board,
  Seat,
  Knowledge,
  points: (view: View, seat) => (view.stage === 'over' ? view.realms[seat]?.points : undefined),
  steps,
  held,
  showing: () => bard.shows,
};

export default ui;
