import { api, type Table } from '$lib/api';
import type { Lesson as Guide, Note, Scene } from '$lib/generated';
import { myself } from '$lib/me.svelte';
import { speech, t } from '$lib/speech.svelte';
import type { Line } from '$lib/wire';
import type { GameUi } from '$table/game';
import { GuidedPlay } from './play.svelte';

export interface Spot {
  scene: number;
  note: number;
}

/** From this many scenes on without a note they pass quickly. */
const long = 7;

/** A guided first match: scenes follow each other, and stop where there is something to read or to do. */
export class Lesson {
  readonly play: GuidedPlay;
  note = $state.raw<Note>();
  /** What is to be done: read the note, do what it wishes, watch the others, or nothing more. */
  phase = $state<'read' | 'do' | 'watch' | 'over'>('watch');

  private scene = -1;
  private waiting: Note[] = [];
  private told: Line[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly guide: Guide,
    private readonly ui: GameUi,
  ) {
    this.play = new GuidedPlay(tableOf(guide), 0, () => this.enter(this.scene + 1));
    this.enter(0);
  }

  static async load(game: string, ui: GameUi): Promise<Lesson> {
    return new Lesson(await api.get<Guide>(`/api/games/${game}/guide?language=${speech.language}`), ui);
  }

  /** How far it is: the note that is told, of how many. */
  get number(): number {
    return this.note ? this.guide.notes.indexOf(this.note) + 1 : 0;
  }

  /** Where it stands, so that it can go on there in another language. */
  get spot(): Spot {
    return { scene: this.scene, note: this.number };
  }

  /** Goes on from where another stood. */
  resume(spot: Spot): void {
    if (spot.scene > this.scene) this.enter(spot.scene);
    while (this.number < spot.note && this.waiting.length > 0) this.proceed();
  }

  /** Goes on after what was read. */
  next(): void {
    if (this.phase === 'read') this.proceed();
  }

  /** Passes over what others do. */
  skip(): void {
    if (this.phase !== 'watch') return;
    const places = this.guide.scenes.map((scene, index) => (index > this.scene && this.notesAt(scene).length > 0 ? index : Infinity));
    this.enter(Math.min(this.guide.scenes.length - 1, ...places));
  }

  close(): void {
    clearTimeout(this.timer);
    this.play.close();
  }

  private notesAt(scene: Scene): Note[] {
    return this.guide.notes.filter((note) => note.at === scene.at);
  }

  private enter(index: number): void {
    clearTimeout(this.timer);
    const scenes = this.guide.scenes.slice(this.scene + 1, index + 1);
    this.told.push(...scenes.flatMap((scene) => scene.lines.filter((line) => line.type !== 'look')));
    this.scene = index;
    const scene = this.guide.scenes[index]!;
    this.waiting = this.notesAt(scene);
    this.show(scene);
    this.proceed();
  }

  /** The end is told when the last note has been read: it would cover the board. */
  private show(scene: Scene): void {
    const held = this.waiting.length > 0 ? 'finish' : undefined;
    this.play.retell([...this.told.filter((line) => line.type !== held), ...scene.lines.filter((line) => line.type === 'look')]);
    this.play.words = { ask: speech.say(this.guide.header.game, scene.ask, this.play.names), table: [], hand: [], scores: [], legal: [] };
  }

  private proceed(): void {
    const scene = this.guide.scenes[this.scene]!;
    const note = this.waiting.shift();
    if (note) {
      this.note = note;
      this.phase = note.wish ? 'do' : 'read';
      if (note.wish) this.play.want(scene.action, this.ui.shorter?.(scene.action) ?? [], t('learn.notNow', note.wish));
      return;
    }
    const last = this.scene === this.guide.scenes.length - 1;
    this.phase = last ? 'over' : 'watch';
    if (last) this.show(scene);
    else this.timer = setTimeout(() => this.enter(this.scene + 1), this.pause());
  }

  /** How long a scene is seen before the next. */
  private pause(): number {
    if (document.documentElement.dataset.motion === 'none') return 0;
    const ahead = this.guide.scenes.slice(this.scene + 1).findIndex((scene) => this.notesAt(scene).length > 0);
    return ahead < 0 || ahead >= long ? 180 : 1000;
  }
}

/** The table at which a guided match seems to be played. */
function tableOf({ header }: Guide): Table {
  return {
    id: 'guide',
    game: header.game,
    rules: header.rules,
    seats: header.seats,
    options: header.options,
    terms: { visibility: 'private', time: { kind: 'none', seconds: 0 }, knowledge: false, confirm: true, caretaker: 'squire', grace: 0, delay: 0 },
    host: myself.me?.id ?? '',
    stage: 'running',
    places: header.players.map((player, seat) =>
      seat === 0 ? { ...(myself.me ? { person: myself.me.id } : {}), name: myself.me?.name ?? player.name, ready: true } : { ...player, ready: true },
    ),
    commitment: '',
    created: 0,
  };
}
