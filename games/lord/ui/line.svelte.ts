import { api, type Judged } from '$lib/api';
import { speech } from '$lib/speech.svelte';
import type { Play } from '$table/play.svelte';
import { count, formed, goodsOf, kindsOf, sign, sorted, digitOf, written } from './numbers';
import { say } from './words';
import type { Add, Formed, Goods, Kind, LordAction, LordView, Offer } from './types';

/** The cards that I have lined up but not offered yet. */
export class Line {
  /** With the view that they were lined up in: another view begins without any. */
  private lined = $state.raw<{ view: LordView | undefined; kinds: Kind[] }>({ view: undefined, kinds: [] });
  /** What the server said of signs that its list, cut off, doesn't hold. */
  private asked = $state<Record<string, boolean>>({});
  /** Whether what is picked in the frame is this line. */
  private held = $state(false);
  private changes = 0;

  readonly adding: boolean = $derived.by(() => this.play.view?.stage === 'leaderAdds' || this.play.view?.stage === 'otherAdds');
  readonly hand: Kind[] = $derived.by(() => {
    const view = this.play.view;
    return view?.own ? sorted([...view.own.hand, ...(view.players[view.own.seat]?.open ?? [])]) : [];
  });
  private readonly listed: LordAction[] = $derived.by(() => (this.play.deciding ? this.play.legal : []));
  private readonly cut: boolean = $derived.by(() => this.play.deciding && this.play.legalTotal > this.play.legal.length);
  /** My number on the table, which the line joins. */
  private readonly base: Formed | undefined = $derived.by(() => {
    const own = this.play.view?.own;
    return own ? this.play.view?.players[own.seat]?.number : undefined;
  });

  constructor(private readonly play: Play<LordView, LordAction>) {}

  get kinds(): Kind[] {
    return this.play.deciding && this.lined.view === this.play.view ? this.lined.kinds : [];
  }

  get goods(): Goods | undefined {
    return this.base?.goods ?? this.kinds.map(goodsOf).find((goods) => goods !== undefined);
  }

  /** My number as it would be. */
  get number(): Formed | undefined {
    return formed([...(this.base ? kindsOf(this.base) : []), ...this.kinds]);
  }

  /** Whether a card may join the line. */
  may(kind: Kind): boolean {
    const goods = goodsOf(kind);
    if (!this.play.deciding || (goods && this.goods && goods !== this.goods)) return false;
    return this.fits([...this.kinds, kind]) || (this.cut && this.asked[sign(kind)] === true);
  }

  /** Whether a card of another goods may begin a line in the place of this one. */
  mayTurnTo(kind: Kind): boolean {
    const goods = goodsOf(kind);
    if (!this.play.deciding || this.adding || !goods || !this.goods || goods === this.goods) return false;
    return this.fits([kind]) || (this.cut && this.asked[sign(kind)] === true);
  }

  /** Whether some listed action has at least these cards. */
  private fits(kinds: Kind[]): boolean {
    const goods = kinds.map(goodsOf).find((one) => one !== undefined);
    if (this.base && goods && goods !== this.base.goods) return false;
    const gems = count(kinds, 'gem');
    const golds = count(kinds, 'gold');
    const digits = kinds.filter(goodsOf).map(digitOf);
    return this.listed.some(
      (action) =>
        action.type !== 'pass' &&
        (action.type === 'add' ? golds === 0 : (!goods || action.goods === goods) && action.golds >= golds) &&
        action.gems >= gems &&
        digits.every((digit) => action.digits.filter((one) => one === digit).length >= digits.filter((one) => one === digit).length),
    );
  }

  /** A list that was cut off may lack whole goods: the server is asked once for each sign. */
  async probe(): Promise<void> {
    this.asked = {};
    if (!this.cut) return;
    const turn = this.play.view;
    for (const kind of this.hand.filter((one, at) => this.hand.findIndex((other) => sign(other) === sign(one)) === at)) {
      if (this.base && goodsOf(kind) && goodsOf(kind) !== this.base.goods) continue;
      const allowed = this.fits([kind]) || (await this.judge(this.example(kind))).allowed;
      if (this.play.view !== turn) return;
      this.asked[sign(kind)] = allowed;
    }
  }

  private judge(action: LordAction): Promise<Judged> {
    return api.post<Judged>(`/api/tables/${this.play.table.id}/judge`, { seat: this.play.seat, action, language: speech.language });
  }

  /** The least action that has this card: what is asked about when it is touched. */
  example(kind: Kind): LordAction {
    if (this.adding) return { type: 'add', digits: goodsOf(kind) ? [digitOf(kind)] : [], gems: kind === 'gem' ? 1 : 0 };
    if (goodsOf(kind)) return this.offer([kind]);
    const first = this.listed.find((action): action is Offer => action.type === 'offer');
    const digits = this.goods ? this.kinds : first ? kindsOf({ ...first, gems: 0, golds: 0 }) : this.hand.filter(goodsOf).slice(0, 1);
    return this.offer([...digits.filter(goodsOf), kind]);
  }

  private offer(kinds: Kind[]): Offer {
    return { type: 'offer', ...(formed(kinds) ?? { goods: 'sword', digits: [], gems: count(kinds, 'gem'), golds: count(kinds, 'gold') }) };
  }

  private get action(): Offer | Add | undefined {
    if (this.kinds.length === 0 || !this.number) return undefined;
    if (!this.adding) return this.offer(this.kinds);
    return { type: 'add', digits: sorted(this.kinds).filter(goodsOf).map(digitOf), gems: count(this.kinds, 'gem') };
  }

  join(kind: Kind): void {
    void this.change(sorted([...this.kinds, kind]));
  }

  turnTo(kind: Kind): void {
    void this.change(sorted([...this.kinds.filter((one) => !goodsOf(one)), kind]));
  }

  leave(kind: Kind): void {
    const at = this.kinds.lastIndexOf(kind);
    if (at >= 0) void this.change(this.kinds.toSpliced(at, 1));
  }

  clear(): void {
    if (this.kinds.length > 0) void this.change([]);
  }

  /** What is picked was put down in the frame: the line goes back to the hand. */
  follow(): void {
    if (this.held && this.play.picked === undefined) {
      this.held = false;
      this.lined = { view: undefined, kinds: [] };
    }
  }

  /** Offers the line to the frame's button, whatever the player's settings: a number isn't done with its first card. */
  private async change(kinds: Kind[]): Promise<void> {
    const change = ++this.changes;
    const mine = this.held;
    this.lined = { view: this.play.view, kinds };
    this.held = false;
    this.play.why = undefined;
    const action = this.action;
    if (!action) {
      if (mine || kinds.length > 0) this.play.picked = undefined;
      return;
    }
    const wanted = JSON.stringify(action);
    const listed = this.listed.some((one) => this.key(one) === this.key(action));
    if (!listed) {
      this.play.picked = undefined;
      const judged = await this.judge(JSON.parse(wanted) as LordAction);
      if (change !== this.changes) return;
      if (!judged.allowed) return this.play.explain(judged.reason ?? '', judged.rule, undefined);
    }
    const number = this.number;
    if (!number) return;
    this.play.picked = { action, label: say(this.adding ? 'act.add' : 'act.offer', written(number)) };
    this.held = true;
  }

  private key(action: LordAction): string {
    return action.type === 'pass'
      ? 'pass'
      : [action.type, action.type === 'offer' ? action.goods : '', action.digits.join(''), action.gems, action.type === 'offer' ? action.golds : 0].join();
  }
}
