import type { Play } from '$table/play.svelte';
import { bribed, held, moved, taking, type Hold } from './columns';
import { cardName, colourName, kindName, w } from './words';
import { colours, type Colour, type Kind, type PalaceAction, type PalaceView } from './types';

export type PalacePlay = Play<PalaceView, PalaceAction>;

/** What I am about to do: which card I look at, the first steps of a choice, what I touched in vain. */
export class Desk {
  /** The row whose leftmost card I look at. */
  looked = $state<number>();
  /** The starting discs as I have laid them so far, and the row that gets the next. */
  laid = $state<(Colour | undefined)[]>([undefined, undefined, undefined]);
  next = $state<number>();
  /** The bribes that I have chosen so far: of round 1, of round 2. */
  bribes = $state<Kind[]>([]);
  /** Whether my columns are shown with my bribe. */
  revealed = $state(false);
  nope = $state('');
  /** Whose columns a spectator looks at. */
  eyed = $state<number>();

  constructor(readonly play: PalacePlay) {}

  get view(): PalaceView {
    return this.play.view as PalaceView;
  }

  /** Whose columns lie below the board. */
  get seat(): number {
    return this.play.seat ?? this.eyed ?? this.view.actor;
  }

  get taken(): number | undefined {
    const action = this.play.picked?.action;
    return action?.type === 'take' ? action.row : undefined;
  }

  get colour(): Colour | undefined {
    const action = this.play.picked?.action;
    return action?.type === 'lay' ? action.colour : undefined;
  }

  /** The row that is previewed: the one picked, or the one looked at while it could be taken. */
  get previewed(): number | undefined {
    if (this.play.seat === undefined || this.view.stage === 'over') return undefined;
    const row = this.looked ?? this.taken;
    return row !== undefined && this.view.rows[row - 1]?.disc ? row : this.taken;
  }

  /** My bribe of this round, while only I know it. */
  get secret(): { kind: Kind; politicians: number } | undefined {
    const { own, round, stage, courtiers } = this.view;
    if (!own?.bribes || stage === 'over' || own.seat !== this.seat) return undefined;
    const kind = round === 1 ? own.bribes.round1 : own.bribes.round2;
    return { kind, politicians: courtiers[own.seat]?.bribes[round - 1]?.politicians ?? 0 };
  }

  get now(): Hold {
    return held(this.view.courtiers[this.seat]!);
  }

  /** My columns and discs as they are shown: with the card that I look at, with my bribe if I want. */
  get shown(): Hold {
    const before = this.now;
    let hold = before;
    const row = this.previewed;
    if (row !== undefined) hold = taking(hold, this.view, row);
    const secret = this.revealed ? this.secret : undefined;
    if (secret) hold = bribed(hold, secret.kind, secret.politicians + (hold.politician ? 1 : 0));
    return moved(before.columns, hold);
  }

  /** The same without the card that I look at: what a preview is compared with. */
  get compared(): Hold {
    const secret = this.revealed ? this.secret : undefined;
    return secret ? bribed(this.now, secret.kind, secret.politicians) : this.now;
  }

  touchFront(row: number, event: MouseEvent): void {
    const { play, view } = this;
    if (play.seat === undefined) return;
    if (view.stage === 'startingDiscs' && play.deciding) return this.choosePlace(row);
    const action = play.find((one) => one.type === 'take' && one.row === row);
    const { cards, disc } = view.rows[row - 1]!;
    if (!action) return this.refuse(`row${row}.0`, { type: 'take', row }, event);
    if (this.taken === row) {
      play.picked = undefined;
      return;
    }
    const name = cardName(cards[0]!);
    play.pick(action, disc ? w('take', name, colourName(disc)) : w('takeAlone', name));
  }

  touchColour(colour: Colour, event: MouseEvent): void {
    const { play, view } = this;
    if (play.seat === undefined) return;
    if (view.stage === 'startingDiscs' && play.deciding && colour !== 'violet') return this.layStarting(colour);
    const action = play.find((one) => one.type === 'lay' && one.colour === colour);
    if (!action) return this.refuse(colour, { type: 'lay', colour }, event);
    if (this.colour === colour) play.picked = undefined;
    else play.pick(action, w('lay', colourName(colour), view.row ?? 0));
  }

  /** Whether a colour can be chosen now. */
  canLay(colour: Colour): boolean {
    if (this.play.find((one) => one.type === 'lay' && one.colour === colour)) return true;
    return !this.laid.includes(colour) && this.fits(colour, this.awaited);
  }

  /** The row that gets the next starting disc. */
  get awaited(): number | undefined {
    if (this.view.stage !== 'startingDiscs' || !this.play.deciding) return undefined;
    if (this.next !== undefined && !this.laid[this.next - 1]) return this.next;
    const free = this.laid.findIndex((colour) => !colour);
    return free < 0 ? undefined : free + 1;
  }

  /** Whether the server lists starting discs like these, with one more. */
  private fits(colour: Colour | undefined, row: number | undefined): boolean {
    if (row === undefined) return false;
    const wanted = this.laid.map((old, index) => (index === row - 1 ? colour : old));
    return this.starting(wanted) !== undefined;
  }

  private starting(wanted: (Colour | undefined)[]): PalaceAction | undefined {
    return this.play.find(
      (one) => one.type === 'startingDiscs' && [one.row1, one.row2, one.row3].every((colour, index) => !wanted[index] || wanted[index] === colour),
    );
  }

  private choosePlace(row: number): void {
    if (this.laid[row - 1]) {
      this.laid[row - 1] = undefined;
      this.play.picked = undefined;
    }
    this.next = row;
  }

  /** Two discs settle the third. A disc that lies already is taken back. */
  private layStarting(colour: Colour): void {
    const lies = this.laid.indexOf(colour);
    if (lies >= 0) return this.choosePlace(lies + 1);
    const row = this.awaited;
    if (row === undefined || !this.fits(colour, row)) return;
    this.laid[row - 1] = colour;
    if (this.laid.filter(Boolean).length === 2) {
      const last = this.laid.findIndex((one) => !one);
      this.laid[last] = colours.find((one) => this.fits(one, last + 1));
    }
    this.next = undefined;
    const action = this.laid.every(Boolean) ? this.starting(this.laid) : undefined;
    if (action) this.play.pick(action, w('layAll', ...this.laid.map((one) => colourName(one!))));
  }

  touchBribe(kind: Kind, event: MouseEvent): void {
    const { play } = this;
    const at = this.bribes.indexOf(kind);
    if (at >= 0) {
      this.bribes = this.bribes.slice(0, at);
      play.picked = undefined;
      return;
    }
    const [round1] = this.bribes;
    const action = round1 && play.find((one) => one.type === 'bribes' && one.round1 === round1 && one.round2 === kind);
    if (!round1) {
      if (play.find((one) => one.type === 'bribes' && one.round1 === kind)) this.bribes = [kind];
      else this.refuse(kind, { type: 'bribes', round1: kind, round2: kind }, event);
    } else if (action) {
      this.bribes = [round1, kind];
      play.pick(action, w('bribe', kindName(round1), kindName(kind)));
    } else this.refuse(kind, { type: 'bribes', round1, round2: kind }, event);
  }

  refuse(key: string, action: PalaceAction, event: MouseEvent): void {
    if (this.play.seat === undefined) return;
    this.nope = key;
    void this.play.whyNot(action, event);
  }

  /** A card behind the first: no action names it. */
  behind(key: string, event: MouseEvent): void {
    if (this.play.seat === undefined) return;
    this.nope = key;
    this.play.explain(w('behind'), 'PAL-10', (event.currentTarget as Element).getBoundingClientRect());
  }

  /** What was picked was taken back: so is the last step. */
  stepBack(): void {
    if (this.play.picked) return;
    if (this.bribes.length === 2) this.bribes = this.bribes.slice(0, 1);
    if (this.laid.every(Boolean)) this.laid = [undefined, undefined, undefined];
  }

  /** Escape takes one step back. */
  escape(): void {
    this.nope = '';
    this.next = undefined;
    if (this.bribes.length > 0) this.bribes = this.bribes.slice(0, -1);
    this.laid = [undefined, undefined, undefined];
  }

  /** Something happened: everything begun is void. */
  clear(): void {
    this.laid = [undefined, undefined, undefined];
    this.next = undefined;
    this.bribes = [];
    this.nope = '';
  }
}
