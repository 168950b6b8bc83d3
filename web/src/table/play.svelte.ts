import { api, Refused, type Argument, type Idea, type Ideas, type Judged, type Table, type Words } from '$lib/api';
import { bell } from '$lib/bell.svelte';
import type { Chat, KeptSeat } from '$lib/generated';
import { myself } from '$lib/me.svelte';
import { once } from '$lib/once';
import { speech } from '$lib/speech.svelte';
import { Wire, type LedgerLine, type Line, type Result, type Stint } from '$lib/wire';
import { Answers } from './answers.svelte';
import { pace } from './flip';
import { Pacing } from './pacing';

/** A line of the log: something said, or points that moved. */
export interface Logged {
  at: number;
  key: string;
  args: Argument[];
  points?: LedgerLine;
}

/** Why something can't be done, and where it was touched. */
export interface WhyNot {
  text: string;
  rule?: string;
  x: number;
  y: number;
}

/** An action that is picked and waits to be confirmed, and how it is called on the button. */
export interface Picked<A> {
  action: A;
  label: string;
}

/**
 * A match as this browser plays it: what the server told, what I have picked. Boards read it and call pick, act and whyNot. What was
 * told is never changed, only replaced: it is kept as it came, for a view or a thousand legal actions are slow to watch in their parts.
 */
export class Play<V = unknown, A = unknown> {
  table = $state.raw<Table>() as Table;
  seat = $state<number>();
  view = $state.raw<V>();
  legal = $state.raw<A[]>([]);
  legalTotal = $state(0);
  deciding = $state(false);
  toAct = $state.raw<number[]>([]);
  ready = $state.raw<number[]>([]);
  present = $state.raw<number[]>([]);
  kept = $state.raw<KeptSeat[]>([]);
  /** When bots kept seats of people. */
  stints = $state.raw<Stint[]>([]);
  clocks = $state.raw<{ millis: number[]; running: number[]; since: number }>();
  log = $state.raw<Logged[]>([]);
  chat = $state.raw<Chat[]>([]);
  drafts = $state.raw<A[]>([]);
  undo = $state<number>();
  result = $state.raw<Result>();
  words = $state.raw<Words>();
  ideas = $state.raw<Idea[]>([]);
  picked = $state.raw<Picked<A>>();
  why = $state.raw<WhyNot>();
  live = $state(false);
  /** Whether a hint is being thought of. */
  thinking = $state(false);
  /** How many positions wait to be shown: each is seen for a moment. */
  behind = $state(0);
  failure = $state('');
  /** Why nothing more will be heard of this match, if so. */
  refused = $state('');

  private asked = 0;
  private shows = 0;
  private readonly pacing = new Pacing(
    pace,
    (line) => this.take(line),
    (waiting) => (this.behind = waiting),
  );
  private readonly answers = new Answers(({ seq, key, action }) => this.wire?.act(seq, key, action) ?? false);
  private readonly wire: Wire | undefined;
  /** Whether the seat was mine when I sat down. */
  private readonly own: boolean;

  constructor(table: Table, seat: number | undefined, listen = true) {
    this.table = table;
    this.seat = seat;
    this.own = seat !== undefined && this.mine.includes(seat);
    if (listen) this.wire = new Wire(table.id, seat, (line) => this.hear(line), (live) => this.connected(live), (why) => void this.shut(why));
  }

  private connected(live: boolean): void {
    this.live = live;
    if (!live) return;
    this.failure = '';
    if (this.sending) this.pacing.hurry();
    this.answers.again();
  }

  /** The server won't tell this match, or not to me. How the table stands is asked once more: it may have begun without me. */
  private async shut(why: Refused): Promise<void> {
    try {
      this.table = await api.get<Table>(`/api/tables/${this.table.id}`);
    } catch {
      // Then it stands as I saw it last.
    }
    this.answers.drop();
    this.refused = this.refusal(why);
    this.failure = this.refused;
  }

  /** A match that is told from elsewhere: a replay. */
  static silent(table: Table, seat: number | undefined): Play {
    return new Play(table, seat, false);
  }

  /** Tells everything again from the beginning. */
  retell(lines: Line[]): void {
    this.log = [];
    this.result = undefined;
    for (const line of lines) this.take(line);
  }

  get names(): string[] {
    return this.table.places.map((place) => place.name || '—');
  }

  /** Whether an answer of mine is on its way. */
  get sending(): boolean {
    return this.answers.pending;
  }

  get over(): boolean {
    return this.result !== undefined;
  }

  /** My own seats: several on one device take turns. */
  get mine(): number[] {
    const me = myself.me?.id;
    return this.table.places.flatMap((place, seat) => (place.person !== undefined && place.person === me ? [seat] : []));
  }

  /** Whether the seat is not mine any more, or I have one by now: before a match people come, go and change seats. */
  get astray(): boolean {
    if (this.table.stage !== 'open' && this.table.stage !== 'running') return false;
    return this.seat === undefined ? this.mine.length > 0 : this.own && !this.mine.includes(this.seat);
  }

  /** Answers to what I did, and what others say, need not wait for the board. */
  private hear(line: Line): void {
    if (line.type === 'taken' || line.type === 'declined' || line.type === 'chat' || line.type === 'hidden') this.take(line);
    else this.pacing.add(line);
  }

  /** Shows at once how things are now. */
  catchUp(): void {
    this.pacing.hurry();
  }

  private take(line: Line): void {
    switch (line.type) {
      case 'hello':
        this.log = [];
        break;
      case 'said':
        this.note({ at: line.at, key: line.key, args: line.args ?? [] });
        break;
      case 'points': {
        const points = { seq: line.at, seat: line.seat, points: line.points, rule: line.rule, reason: line.reason, args: line.args };
        this.note({ at: line.at, key: line.reason, args: line.args ?? [], points });
        break;
      }
      case 'takenBack':
        this.log = this.log.slice(0, this.log.length - line.lines);
        this.answers.backTo(this.log.at(-1)?.at ?? 0);
        break;
      case 'decide':
        this.show(line.view as V, line.seq);
        this.deciding = true;
        this.legal = line.legal as A[];
        this.legalTotal = line.legalTotal;
        this.toAct = this.seat === undefined ? [] : [this.seat];
        break;
      case 'look':
        this.show(line.view as V, line.seq);
        this.deciding = false;
        this.legal = [];
        this.legalTotal = 0;
        this.toAct = line.toAct;
        if (this.wire && !this.mine.some((seat) => line.toAct.includes(seat))) bell.answered(this.table.id);
        break;
      case 'own':
        if (JSON.stringify(line.drafts ?? []) !== JSON.stringify(this.drafts)) this.ideas = [];
        this.drafts = (line.drafts ?? []) as A[];
        this.undo = line.undo;
        break;
      case 'finish':
        this.result = line.result;
        break;
      case 'table':
        this.table = line.table;
        break;
      case 'ready':
        this.ready = line.seats;
        break;
      case 'kept':
        this.kept = line.seats;
        this.stints = line.stints ?? [];
        break;
      case 'present':
        this.present = line.seats;
        break;
      case 'clock':
        this.clocks = { millis: line.millis, running: line.running, since: Date.now() };
        break;
      case 'chat':
        // Who connects while somebody speaks may be told twice.
        if (!this.chat.some((said) => said.number === line.number)) this.chat = [...this.chat, line];
        break;
      case 'hidden':
        this.chat = this.chat.filter((said) => said.number !== line.number);
        break;
      case 'taken':
        this.answers.taken(line.answers, line.entry);
        if (this.answers.heard(line.key)) this.picked = undefined;
        break;
      case 'declined':
        // What was meant for a position that has passed is no failure of what is asked now.
        if (this.answers.heard(line.key)) this.failure = speech.say(this.table.game, { key: line.reason, args: line.args }, this.names);
        break;
      default:
        break;
    }
  }

  private note(entry: Logged): void {
    this.log = [...this.log, entry];
  }

  private show(view: V, seq: number): void {
    const news = seq !== this.asked;
    this.view = view;
    this.asked = seq;
    this.drafts = [];
    this.undo = undefined;
    // The same again, after the connection broke or with a secret choice: what is picked stays until it is taken.
    if (news) {
      this.picked = undefined;
      this.answers.drop();
      this.ready = [];
      this.ideas = [];
      this.failure = '';
    }
    this.why = undefined;
    this.words = undefined;
    const shows = ++this.shows;
    // The board comes first; of positions that come together only the last is put in words.
    setTimeout(() => void this.askWords(shows));
  }

  /** The match in words: the prompt, and the text table. Words of a position that has passed are not shown. */
  private async askWords(shows: number): Promise<void> {
    if (!this.wire || this.pacing.waits || shows !== this.shows) return;
    const seat = this.seat === undefined ? '' : `seat=${this.seat}&`;
    try {
      const words = await api.get<Words>(`/api/tables/${this.table.id}/words?${seat}language=${speech.language}`);
      if (shows === this.shows) this.words = words;
    } catch {
      // Without a connection there are no words; the next position asks again.
    }
  }

  /** Whether an action is legal, and it itself as the server listed it. */
  find(wanted: (action: A) => boolean): A | undefined {
    return this.deciding ? this.legal.find(wanted) : undefined;
  }

  /** Chooses an action: at once, or when it is confirmed, as the table and the player like it. */
  pick(action: A, label: string): void {
    this.why = undefined;
    if (myself.settings.confirm && this.table.terms.confirm) this.picked = { action, label };
    else this.act(action);
  }

  confirm(): void {
    if (this.picked) this.act(this.picked.action);
  }

  act(action: A): void {
    if (this.sending) return;
    this.pacing.hurry();
    if (!this.answers.give(this.asked, $state.snapshot(action))) this.failure = speech.t('table.offline');
  }

  /** Says why something that was touched can't be done. */
  async whyNot(action: A, event?: MouseEvent | KeyboardEvent): Promise<void> {
    if (!this.wire) return;
    const spot = (event?.currentTarget as Element | null)?.getBoundingClientRect();
    const judged = await api.post<Judged>(`/api/tables/${this.table.id}/judge`, {
      seat: this.seat,
      action: $state.snapshot(action),
      language: speech.language,
    });
    if (judged.allowed) return;
    this.explain(judged.reason ?? '', judged.rule, spot);
  }

  explain(text: string, rule: string | undefined, spot: DOMRect | undefined): void {
    const x = spot ? spot.left + spot.width / 2 : innerWidth / 2;
    const y = spot ? spot.bottom : innerHeight / 2;
    this.why = { text, ...(rule ? { rule } : {}), x, y };
  }

  async takeBack(): Promise<void> {
    if (this.drafts.length > 0) {
      await this.ask('reconsider', { seat: this.seat, keep: this.drafts.length - 1 });
      return;
    }
    // What told nothing takes back no line.
    this.answers.backTo(this.undo ?? 0);
    await this.ask('undo', { seat: this.seat });
  }

  /** The entry before my own last action, if it was done from this page: back to there others must agree. */
  get before(): number | undefined {
    return this.answers.before(this.asked);
  }

  async hint(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    const asked = this.asked;
    try {
      const { ideas } = await api.post<Ideas>(`/api/tables/${this.table.id}/hint`, { seat: this.seat });
      if (asked === this.asked) this.ideas = ideas;
    } catch (failed) {
      if (asked === this.asked) this.fail(failed);
    } finally {
      this.thinking = false;
    }
  }

  /** Types an action in words. */
  async type(text: string): Promise<Judged> {
    const judged = await api.post<Judged>(`/api/tables/${this.table.id}/read`, { seat: this.seat, text, language: speech.language });
    if (judged.allowed && judged.action !== undefined) this.act(judged.action as A);
    return judged;
  }

  async ask(verb: string, body: unknown = {}): Promise<void> {
    try {
      await api.post(`/api/tables/${this.table.id}/${verb}`, body);
    } catch (failed) {
      this.fail(failed);
    }
  }

  /** Says something at the table, once; whether it was taken. */
  async say(text: string): Promise<boolean> {
    try {
      await once((key) => api.post(`/api/tables/${this.table.id}/chat`, { text, key }));
      return true;
    } catch (failed) {
      this.fail(failed);
      return false;
    }
  }

  private fail(failed: unknown): void {
    this.failure = this.refusal(failed);
  }

  /** Why something could not be done, in words. */
  refusal(failed: unknown): string {
    return failed instanceof Refused && failed.reason
      ? speech.say(this.table.game, { key: failed.reason, args: failed.args }, this.names)
      : String((failed as Error).message);
  }

  close(): void {
    this.pacing.end();
    this.wire?.close();
  }
}
