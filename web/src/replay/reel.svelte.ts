import { refused, type Table } from '$lib/api';
import { speech } from '$lib/speech.svelte';
import { Play } from '$table/play.svelte';
import { during, positionOf, stepsOf, viewsOf, type Step } from './steps';

export const speeds = [0.5, 1, 2, 4] as const;
const usual = 1400;

/** Who looks: a seat, everybody's eyes at once, or a spectator. */
export type Eyes = number | 'all' | undefined;

/** A match that is told again: at which position it stands, and whether it goes on by itself. */
export class Reel {
  steps = $state.raw<Step[]>([]);
  private views = $state.raw<unknown[][]>([]);
  step = $state(0);
  running = $state(false);
  speed = $state<number>(1);
  readonly play: Play;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table) {
    this.play = Play.silent(table, undefined);
  }

  /** Fetches what a seat, a spectator or everybody was told. */
  async load(address: string, eyes: Eyes): Promise<void> {
    const seats = eyes === 'all' ? this.play.table.places.map((_, seat) => seat) : [];
    const [main, ...others] = await Promise.all([fetched(address, eyes === 'all' ? undefined : eyes), ...seats.map((seat) => fetched(address, seat))]);
    this.steps = main!;
    this.views = others.map(viewsOf);
    this.play.seat = eyes === 'all' ? undefined : eyes;
  }

  /** What each seat sees at this position, where all hands are open. */
  get seen(): unknown[] {
    return this.views.map((views) => views[this.step]);
  }

  get last(): number {
    return this.steps.length - 1;
  }

  get at(): number {
    return this.steps[this.step]?.at ?? 0;
  }

  /** What happened last, in words. */
  get caption(): string {
    const entry = this.play.log.at(-1);
    return entry ? speech.say(this.play.table.game, entry, this.play.names) : '';
  }

  show(to: number): void {
    this.step = Math.max(1, Math.min(this.last, to));
    this.play.retell(this.steps.slice(0, this.step + 1).flatMap((step) => step.lines));
    this.play.kept = this.play.stints.filter((stint) => during(stint, this.at)).map(({ seat, bot }) => ({ seat, bot, conceded: false }));
    if (this.step === this.last) this.stop();
  }

  showEntry(at: number): void {
    this.show(positionOf(this.steps, at));
  }

  toggle(): void {
    if (this.running) return this.stop();
    if (this.step === this.last) this.show(1);
    this.running = true;
    this.wait();
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.show(this.step + 1);
      if (this.running) this.wait();
    }, usual / this.speed);
  }
}

async function fetched(address: string, seat: number | undefined): Promise<Step[]> {
  const query = seat === undefined ? '' : `${address.includes('?') ? '&' : '?'}seat=${seat}`;
  const response = await fetch(address + query);
  if (!response.ok) throw await refused(response);
  return stepsOf(await response.text());
}
