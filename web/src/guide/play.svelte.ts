import type { Idea, Judged, Table } from '$lib/api';
import { Play } from '$table/play.svelte';
import { same } from './same';

/** A match that follows a guide: one action is wanted at a time, and nothing else happens by touching anything else. */
export class GuidedPlay extends Play {
  private wanted: unknown;
  /** What is said to who touches something else. */
  private gently = '';

  constructor(
    table: Table,
    seat: number,
    private readonly done: () => void,
  ) {
    super(table, seat, false);
    this.live = true;
  }

  /**
   * Waits for an action.
   *
   * @param shorter actions on the way to it: a board may offer them while it is put together
   */
  want(action: unknown, shorter: unknown[], gently: string): void {
    this.wanted = action;
    this.gently = gently;
    this.legal = [...shorter, action];
    this.legalTotal = this.legal.length;
    this.deciding = true;
    this.toAct = this.seat === undefined ? [] : [this.seat];
  }

  /** Whether what is picked is what is wanted. */
  get right(): boolean {
    return this.deciding && this.picked !== undefined && same(this.picked.action, this.wanted);
  }

  override act(action: unknown): void {
    if (!this.deciding) return;
    if (same(action, this.wanted)) this.done();
    else this.explain(this.gently, undefined, undefined);
  }

  override async whyNot(_: unknown, event?: MouseEvent | KeyboardEvent): Promise<void> {
    if (this.deciding) this.explain(this.gently, undefined, (event?.currentTarget as Element | null)?.getBoundingClientRect());
  }

  override async hint(): Promise<void> {
    this.ideas = [] as Idea[];
    await this.whyNot(undefined);
  }

  override async takeBack(): Promise<void> {
    await this.whyNot(undefined);
  }

  override async ask(): Promise<void> {
    await this.whyNot(undefined);
  }

  override async say(): Promise<boolean> {
    await this.whyNot(undefined);
    return true;
  }

  override async type(): Promise<Judged> {
    return { allowed: false, reason: this.gently };
  }
}
