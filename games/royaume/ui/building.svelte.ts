import { speech } from '$lib/speech.svelte';
import type { Play } from '$table/play.svelte';
import { face, without } from './tiles';
import type { Action, Colour, Place, Tile, View } from './types';
import { game, t, tileName } from './words';

export const places = 10;
export const levelOf = (place: number): number => (place < 4 ? 1 : place < 7 ? 2 : place < 9 ? 3 : 4);

/** What is in my hand while I build: a tile of the tray, or one that lies already. */
interface Held {
  tile: Tile;
  bard: boolean;
  colour?: Colour;
  /** Where it lies, if it does. */
  from?: number;
}

/**
 * A kingdom while it is being built. The server takes tiles from the base to the top; what is laid out of turn waits here and is laid
 * when its place comes, if the server lets it.
 */
export class Building {
  held = $state<Held>();
  plan = $state<(Place | undefined)[]>(Array.from({ length: places }));
  suggesting = $state(false);
  /** How many lay when I last sent something: not again before the answer. */
  private sent = -1;
  private offered = false;
  private length = 0;

  constructor(private readonly play: Play<View, Action>) {}

  get kingdom(): Place[] {
    return this.play.view?.own?.kingdom ?? [];
  }

  get next(): number {
    return this.kingdom.length;
  }

  /** What lies or is meant to lie in each place. */
  get wanted(): (Place | undefined)[] {
    return this.plan.map((planned, place) => this.kingdom[place] ?? planned);
  }

  get tray(): Tile[] {
    const waiting = this.plan.filter((planned, place): planned is Place => planned !== undefined && place >= this.next);
    return without(this.play.view?.own?.left ?? [], waiting.map((planned) => planned.tile));
  }

  /** Something of the kingdom is taken back by other means, or it has grown: what waits no longer waits for a place that is filled. */
  follow(): void {
    const now = this.next;
    if (now < this.length && this.sent !== -2) this.plan = this.plan.map((planned, place) => (place < this.length ? undefined : planned));
    if (now !== this.length || this.sent === -2) this.sent = -1;
    if (now > this.length) {
      this.plan = this.plan.map((planned, place) => (place < now ? undefined : planned));
      this.held = undefined;
    }
    this.length = now;
    if (this.offered && !this.play.picked) this.drop();
  }

  /** Lays what waits for the next place. The last tile is left to the player: it ends the building. */
  goOn(): void {
    const waiting = this.plan[this.next];
    if (!waiting || !this.play.deciding || this.play.sending || this.sent === this.next || this.held) return;
    const action = this.legal(waiting);
    if (!action) return;
    if (this.next === places - 1) this.offer(action, waiting);
    else this.lay(action);
  }

  legal(place: Place): Action | undefined {
    return this.play.find((a) =>
      place.bard ? a.type === 'turn' && a.tile === place.tile && a.colour === place.colour : a.type === 'build' && a.tile === place.tile,
    );
  }

  /** Whether a colour must be named in the next place. */
  get namesColour(): boolean {
    return !this.play.view?.advanced && this.next < places - 1;
  }

  private lay(action: Action): void {
    this.sent = this.next;
    this.held = undefined;
    this.offered = false;
    this.play.act(action);
  }

  private offer(action: Action, place: Place): void {
    const name = tileName(place.tile);
    const last = this.next === places - 1;
    const label = place.bard ? t(last ? 'finishTurned' : 'turnOver', name) : t(last ? 'finishWith' : 'lay', name);
    this.play.picked = { action, label };
    this.offered = true;
  }

  /** Takes a tile in the hand; where nothing fits face up it is turned at once. */
  hold(tile: Tile, from?: number): void {
    const same = this.held?.tile === tile && this.held.from === from;
    this.drop();
    if (same) return;
    const fitting = this.play.find((a) => a.type === 'build');
    this.held = { tile, bard: false, ...(from === undefined ? {} : { from }) };
    if (from === undefined && !fitting && this.play.deciding) this.turn();
    else this.propose();
  }

  drop(): void {
    if (this.offered) this.play.picked = undefined;
    this.offered = false;
    this.held = undefined;
  }

  turn(): void {
    if (!this.held) return;
    const hue = face(this.held.tile).hue;
    const bard = !this.held.bard;
    const { colour: _, ...rest } = this.held;
    this.held = bard && this.namesColour && hue !== 'black' ? { ...rest, bard, colour: hue } : { ...rest, bard };
    this.propose();
  }

  name(colour: Colour): void {
    if (!this.held) return;
    this.held = { ...this.held, bard: true, colour };
    this.propose();
  }

  private propose(): void {
    this.offered = false;
    this.play.picked = undefined;
    this.play.why = undefined;
    if (!this.held || this.held.from !== undefined) return;
    const action = this.legal(this.held);
    if (action) this.offer(action, this.held);
  }

  /** Whether what I hold may lie in this place, as far as the server has said. */
  fits(place: number): boolean {
    return this.held !== undefined && this.held.from === undefined && place === this.next && this.legal(this.held) !== undefined;
  }

  /** A place is touched with something in the hand. */
  put(place: number, event: MouseEvent | DragEvent): void {
    const held = this.held;
    if (!held) return;
    if (held.from !== undefined || place < this.next) {
      this.exchange(place);
      return;
    }
    const { from: _, ...what } = held;
    if (place > this.next) {
      this.intend(place, what, event);
      return;
    }
    const action = this.legal(what);
    if (!action) void this.play.whyNot(what.bard ? { type: 'turn', tile: what.tile, ...(what.colour ? { colour: what.colour } : {}) } : { type: 'build', tile: what.tile }, event);
    else if (place === places - 1) this.play.pick(action, this.play.picked?.label ?? t('finishWith', tileName(what.tile)));
    else this.lay(action);
  }

  /** A place further on is kept for a tile until its turn. */
  private intend(place: number, what: Place, event: MouseEvent): void {
    const spot = (event.currentTarget as Element).getBoundingClientRect();
    const level = face(what.tile).level;
    if (!what.bard && level !== levelOf(place)) {
      const args = [{ name: `tile.${what.tile}` }, level, levelOf(place)];
      this.play.explain(speech.say(game, { key: 'why.level', args }, this.play.names), 'ROY-16', spot);
      return;
    }
    if (place === places - 1) delete what.colour;
    this.drop();
    this.play.why = undefined;
    this.plan[place] = what;
  }

  /** What waits goes back into the tray, or lies: then it is taken in the hand. */
  lift(place: number): void {
    const planned = this.plan[place];
    if (place < this.next) this.hold((this.kingdom[place] as Place).tile, place);
    else if (planned) {
      this.plan[place] = undefined;
      this.hold(planned.tile);
    }
  }

  /** Changes two places, or a place and the tray. */
  private exchange(place: number): void {
    const held = this.held as Held;
    const wanted = [...this.wanted];
    const here = wanted[place];
    if (held.from === place) {
      this.drop();
      return;
    }
    if (held.from !== undefined) {
      wanted[place] = wanted[held.from];
      wanted[held.from] = here;
    } else wanted[place] = { tile: held.tile, bard: held.bard, ...(held.colour ? { colour: held.colour } : {}) };
    void this.arrange(wanted);
  }

  /** Takes the tile in the hand out of the kingdom. What lies after it waits to be laid again. */
  takeDown(): void {
    const from = this.held?.from;
    if (from === undefined) return;
    const wanted = [...this.wanted];
    wanted[from] = undefined;
    void this.arrange(wanted);
  }

  clear(): void {
    void this.arrange(Array.from({ length: places }));
  }

  private async arrange(wanted: (Place | undefined)[]): Promise<void> {
    this.drop();
    const keep = this.kingdom.findIndex((place, index) => JSON.stringify(place) !== JSON.stringify(wanted[index]));
    this.plan = wanted;
    if (keep < 0) return;
    this.sent = -2;
    await this.play.ask('reconsider', { seat: this.play.seat, keep });
  }

  /** Lets a good bot build on, tile by tile, until it is stopped or the last is to be laid. */
  async suggest(): Promise<void> {
    if (this.suggesting) {
      this.suggesting = false;
      return;
    }
    this.drop();
    this.plan = Array.from({ length: places });
    this.suggesting = true;
    while (this.suggesting && this.play.deciding && this.play.view?.stage === 'build') {
      const at = this.next;
      this.play.ideas = [];
      await this.play.hint();
      const action = this.play.ideas[0]?.action as Action | undefined;
      if (!this.suggesting || !action || (action.type !== 'build' && action.type !== 'turn') || this.next !== at) break;
      if (at === places - 1) {
        this.held = { tile: action.tile, bard: action.type === 'turn' };
        this.propose();
        break;
      }
      this.lay(action);
      for (let waited = 0; waited < 50 && this.next === at; waited++) await new Promise((done) => setTimeout(done, 100));
      if (this.next === at) break;
    }
    this.suggesting = false;
  }
}
