import type { Play } from '$table/play.svelte';
import { kind } from './layout';
import { parties, same, type Action, type Member, type Removed, type Spot, type View } from './types';
import { spotName, partyName, t, zoneName } from './words';

type Touch = MouseEvent | KeyboardEvent;
type Advance = Extract<Action, { type: 'advance' }>;

/** What I have begun to choose: a member whose space is still to be named, or who leaves the cabinet. */
export class Choosing {
  /** My member that was touched first. */
  chosen = $state<number>();
  /** How many ministers come in, if fewer than could. */
  private fewer = $state<number>();
  /** How many of each seat are to leave. */
  leaving = $state<number[]>([0, 0, 0, 0]);

  constructor(readonly play: Play<View, Action>) {}

  get view(): View {
    return this.play.view as View;
  }

  get me(): number | undefined {
    return this.play.seat ?? this.view.own?.seat;
  }

  get members(): Member[] {
    return this.me === undefined ? [] : (this.view.parties[this.me]?.members ?? []);
  }

  reset(): void {
    this.chosen = undefined;
    this.fewer = undefined;
    this.leaving = [0, 0, 0, 0];
  }

  /** What a member of mine may do. */
  moves(member: number): Action[] {
    const who = this.members[member];
    if (!who || !this.play.deciding) return [];
    return this.play.legal.filter((action) => {
      if (who.inSoup) return action.type === 'climbOut' && same(action.to, who.at);
      if (who.exile) return action.type === 'return';
      if (action.type === 'bringIn') return who.at.zone === 'opinion';
      return action.type === 'advance' && same(action.from, who.at) && (this.view.stage !== 'advanceAll' || who.toMove);
    });
  }

  /** Where the chosen member may go, if that is still open. */
  get targets(): Advance[] {
    if (this.chosen === undefined) return [];
    const moves = this.moves(this.chosen).filter((action): action is Advance => action.type === 'advance');
    return moves.length > 1 ? moves : [];
  }

  get picked(): Action | undefined {
    return this.play.picked?.action ?? this.play.drafts[0];
  }

  touchMember(member: number, event: Touch): void {
    const moves = this.moves(member);
    const again = this.chosen === member && (this.play.picked !== undefined || moves.length > 1);
    this.play.picked = undefined;
    this.chosen = undefined;
    if (again) return;
    const [only] = moves;
    if (!only) return this.why(this.named(member), event);
    this.chosen = member;
    if (moves.length === 1) this.pick(only);
  }

  /** What a member that can't move would have been asked to do. */
  private named(member: number): Action {
    const who = this.members[member] as Member;
    if (who.inSoup) return { type: 'climbOut', to: who.at };
    if (who.exile) return { type: 'return' };
    if (who.at.zone === 'opinion') return { type: 'bringIn' };
    return { type: 'advance', from: who.at, to: this.behind(who.at) };
  }

  /** The next zone on the track, its first space. */
  private behind(at: Spot): Spot {
    const track = this.view.board.track;
    const zone = track[track.findIndex((stop) => stop.zone === at.zone) + 1]?.zone ?? at.zone;
    return { zone, space: kind(zone) === 'ordinary' ? 1 : 0 };
  }

  /** Somebody else's member. */
  touchOther(at: Spot, event: Touch): void {
    const drop: Action = { type: 'drop', from: at };
    const legal = this.play.find((action) => action.type === 'drop' && same(action.from, at));
    this.chosen = undefined;
    if (!legal) return this.why(drop, event);
    this.toggle(legal);
  }

  /** A space, or a zone whose spaces aren't told apart. */
  touchSpot(to: Spot, event: Touch): void {
    if (this.me === undefined) return;
    const ways = this.play.deciding ? this.play.legal.filter((action): action is Advance => action.type === 'advance' && same(action.to, to)) : [];
    const from = this.chosen === undefined ? undefined : this.members[this.chosen]?.at;
    const legal = from ? ways.find((way) => same(way.from, from)) : ways.length === 1 ? ways[0] : undefined;
    if (legal) {
      this.chosen ??= this.members.findIndex((member, i) => same(member.at, legal.from) && this.moves(i).length > 0);
      return this.toggle(legal);
    }
    if (!from && ways.length > 1) return this.play.explain(t('why.which'), 'MIN-8', (event.currentTarget as Element).getBoundingClientRect());
    this.why({ type: 'advance', from: from ?? this.before(to), to }, event);
  }

  /** Where my member stands that is nearest before a spot. */
  private before(to: Spot): Spot {
    const place = (spot: Spot) => this.view.board.track.findIndex((stop) => stop.zone === spot.zone);
    const free = this.members.filter((member) => !member.inSoup && !member.exile).map((member) => member.at);
    return free.filter((at) => place(at) < place(to)).sort((one, other) => place(other) - place(one))[0] ?? free[0] ?? to;
  }

  toggle(action: Action): void {
    if (this.isPicked(action)) this.play.picked = undefined;
    else this.pick(action);
  }

  isPicked(action: Action): boolean {
    const picked = this.picked;
    return picked !== undefined && JSON.stringify(picked) === JSON.stringify(action);
  }

  /** Whether it is what a good bot would do first. */
  isHinted(action: Action): boolean {
    const idea = this.play.ideas[0];
    return idea !== undefined && JSON.stringify(idea.action) === JSON.stringify(action);
  }

  why(action: Action, event: Touch): void {
    if (this.me === undefined) return;
    void this.play.whyNot(action, event);
  }

  private pick(action: Action): void {
    this.play.pick(action, this.label(action));
  }

  /** The act in words, for the red button. */
  label(action: Action): string {
    switch (action.type) {
      case 'advance':
        return t('act.advance', spotName(action.to));
      case 'return':
        return t('act.return', zoneName('opinion'));
      case 'climbOut':
        return t('act.climbOut', spotName(action.to));
      case 'bringIn':
        return t('act.bringIn', this.harvest);
      case 'advanceAll':
        return t('act.advanceAll');
      case 'dropAll':
        return t('act.dropAll');
      case 'drop':
        return t('act.drop', spotName(action.from));
      case 'decline':
        return t('act.decline');
      case 'place': {
        const out = parties.filter((party) => action.removed[party] > 0).map((party) => `${partyName(party)} −${action.removed[party]}`);
        return t('act.place', action.ministers) + (out.length > 0 ? ` (${out.join(', ')})` : '');
      }
    }
  }

  /** How many ministers my members on Opinion bring with this number. */
  get harvest(): number {
    return this.members.filter((member) => member.at.zone === 'opinion').length * (this.view.number ?? 0);
  }

  // The cabinet

  get placing(): boolean {
    return this.play.deciding && this.view.stage === 'place';
  }

  /** How many ministers I could bring in. */
  get most(): number {
    return Math.max(0, ...this.play.legal.map((action) => (action.type === 'place' ? action.ministers : 0)));
  }

  get coming(): number {
    return this.fewer ?? this.most;
  }

  /** How many of them have to take somebody's post. */
  get toLeave(): number {
    return Math.max(0, this.coming - this.view.vacancies);
  }

  get leave(): number {
    return this.leaving.reduce((sum, n) => sum + n, 0);
  }

  private get placed(): Extract<Action, { type: 'place' }> {
    const removed: Removed = { red: 0, yellow: 0, green: 0, black: 0 };
    parties.forEach((party, seat) => (removed[party] = this.leaving[seat] ?? 0));
    return { type: 'place', ministers: this.coming, removed };
  }

  /** The placing as it is chosen now, if it is complete. */
  get placement(): Action | undefined {
    const wanted = this.placed;
    return this.play.find(
      (action) => action.type === 'place' && action.ministers === wanted.ministers && parties.every((party) => action.removed[party] === wanted.removed[party]),
    );
  }

  /** How the placing in hand would change the ministers of each seat, once who has to leave is chosen. */
  get change(): number[] {
    if (!this.placing || !this.placement) return [];
    return this.leaving.map((out, seat) => (seat === this.me ? this.coming : -out));
  }

  take(number: number): void {
    this.play.picked = undefined;
    this.fewer = Math.max(0, Math.min(this.most, number));
    for (let seat = 3; seat >= 0; seat--) {
      const over = this.leave - this.toLeave;
      if (over > 0) this.leaving[seat] = Math.max(0, (this.leaving[seat] ?? 0) - over);
    }
  }

  canLeave(seat: number): boolean {
    return this.placing && seat !== this.me && this.leave < this.toLeave && (this.leaving[seat] ?? 0) < (this.view.parties[seat]?.posts ?? 0);
  }

  /** One more of a party is to leave. */
  out(seat: number, event: Touch): void {
    if (!this.canLeave(seat)) {
      const asked = this.placed;
      const party = parties[seat] as (typeof parties)[number];
      return this.why({ ...asked, removed: { ...asked.removed, [party]: asked.removed[party] + 1 } }, event);
    }
    this.leaving[seat] = (this.leaving[seat] ?? 0) + 1;
    if (this.placement) this.pick(this.placement);
  }

  stay(seat: number): void {
    this.play.picked = undefined;
    this.leaving[seat] = Math.max(0, (this.leaving[seat] ?? 0) - 1);
  }

  /** A minister in the cabinet was touched: the last ones of a party are those that leave. */
  touchPost(seat: number, index: number, event: Touch): void {
    const held = this.view.parties[seat]?.posts ?? 0;
    if (this.placing && index >= held - (this.leaving[seat] ?? 0)) this.stay(seat);
    else this.out(seat, event);
  }

  touchChancellor(event: Touch): void {
    if (this.me === undefined) return;
    this.play.explain(t('why.chancellor'), 'MIN-17', (event.currentTarget as Element).getBoundingClientRect());
  }
}
