/** What the server says over the wire and answers to requests, made from its records: not to be edited. */

export type Visibility = 'private' | 'open';

export type Kind = 'none' | 'decision' | 'match';

export interface TimeControl {
  kind: Kind;
  seconds: number;
}

export interface Terms {
  visibility: Visibility;
  time: TimeControl;
  knowledge: boolean;
  confirm: boolean;
  caretaker: string;
  grace: number;
  delay: number;
}

export type Stage = 'open' | 'running' | 'over' | 'cancelled';

export interface Seated {
  person?: string;
  name: string;
  bot?: string;
  ready: boolean;
}

export type MotionKind = 'undo' | 'cancel';

export interface Motion {
  kind: MotionKind;
  by: number;
  at: number;
  to: number;
  agreed: number[];
}

export interface Shown {
  id: string;
  game: string;
  rules: string;
  seats: number;
  options: unknown;
  terms: Terms;
  host: string;
  stage: Stage;
  places: Seated[];
  commitment: string;
  shared?: string;
  assisted?: number[];
  motion?: Motion;
  next?: string;
  created: number;
}

export interface Player {
  name: string;
  bot?: string;
}

export interface Hello {
  type: 'hello';
  seq: number;
  protocol: string;
  match: string;
  game: string;
  rules: string;
  seats: number;
  options: unknown;
  seat: number;
  players: Player[];
}

export interface Message {
  key: string;
  args: Argument[];
}

export type Argument = number | { seat: number } | { name: string } | Message | Argument[];

export interface Said {
  type: 'said';
  seq: number;
  at: number;
  key: string;
  args?: Argument[];
}

export interface Points {
  type: 'points';
  seq: number;
  at: number;
  seat: number;
  points: number;
  rule: string;
  reason: string;
  args?: Argument[];
}

export interface TakenBack {
  type: 'takenBack';
  seq: number;
  lines: number;
}

export interface Decide {
  type: 'decide';
  seq: number;
  millis: number;
  view: unknown;
  legal: unknown[];
  legalTotal: number;
}

export interface Look {
  type: 'look';
  seq: number;
  toAct: number[];
  view: unknown;
}

export interface Refused {
  type: 'refused';
  seq: number;
  answers: number;
  reason: string;
  args?: Argument[];
  rule?: string;
  detail?: string;
  tries: number;
}

export interface Resigned {
  type: 'resigned';
  seq: number;
  reason: string;
}

export interface LedgerLine {
  seq: number;
  seat: number;
  points: number;
  rule: string;
  reason: string;
  args?: Argument[];
}

export interface Disclosure {
  seed: string;
}

export interface Result {
  points: number[];
  ranking: number[];
  winners: number[];
  ledger: LedgerLine[];
  luck?: Disclosure;
}

export interface Finish {
  type: 'finish';
  seq: number;
  result: Result;
}

export type WireLine = Hello | Said | Points | TakenBack | Decide | Look | Refused | Resigned | Finish;

export interface Table {
  type: 'table';
  table: Shown;
}

export interface Own {
  type: 'own';
  drafts?: unknown[];
  undo?: number;
}

export interface Ready {
  type: 'ready';
  seats: number[];
}

export interface KeptSeat {
  seat: number;
  bot: string;
  conceded: boolean;
}

export interface Stint {
  seat: number;
  bot: string;
  after: number;
  to?: number;
}

export interface Kept {
  type: 'kept';
  seats: KeptSeat[];
  stints?: Stint[];
}

export interface Present {
  type: 'present';
  seats: number[];
}

export interface Clock {
  type: 'clock';
  millis: number[];
  running: number[];
}

export interface Chat {
  type: 'chat';
  number: number;
  seat?: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

export interface Hidden {
  type: 'hidden';
  number: number;
}

export interface Taken {
  type: 'taken';
  answers: number;
  key: string;
  entry: number;
}

export interface Declined {
  type: 'declined';
  status: number;
  reason: string;
  args?: Argument[];
  rule?: string;
  detail?: string;
  key?: string;
}

export interface Step {
  type: 'step';
  at: number;
}

export interface Turn {
  type: 'turn';
  table: string;
  game: string;
  seats: number[];
}

export interface Alive {
  type: 'alive';
}

export interface Moved {
  type: 'moved';
  reason: string;
}

export type Aside = Table | Own | Ready | Kept | Present | Clock | Chat | Hidden | Taken | Declined | Step | Turn | Alive | Moved;

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail?: string;
  reason?: string;
  args?: Argument[];
  rule?: string;
  request?: string;
}

export type PersonKind = 'guest' | 'bot';

export interface Me {
  id: string;
  name: string;
  kind: PersonKind;
  language?: string;
  settings: unknown;
  webhook?: string;
  recoverable: boolean;
}

export interface Transfer {
  code: string;
  expires: number;
  link: string;
}

export interface Recovery {
  code: string;
}

export type Scope = 'read' | 'play' | 'bot';

export interface MadeToken {
  id: string;
  label: string;
  scopes: Scope[];
  token: string;
}

export interface Token {
  id: string;
  label: string;
  scopes: Scope[];
  created: number;
  used?: number;
  bot?: string;
}

export interface Tokens {
  tokens: Token[];
}

export interface Person {
  id: string;
  name: string;
  kind: PersonKind;
}

export interface MadeBot {
  bot: Person;
  token: string;
}

export interface Bots {
  bots: Person[];
}

export interface Item {
  table: Shown;
  waiting: boolean;
  changed: number;
}

export interface Listed {
  tables: Item[];
}

export interface Choice {
  name: string;
  kind: string;
  standard: unknown;
  values: unknown[];
}

export interface Choices {
  seats: number;
  options: Choice[];
}

export interface Box {
  id: string;
  version: string;
  fewestSeats: number;
  mostSeats: number;
  setups: Choices[];
}

export interface Shelf {
  games: Box[];
  levels: string[];
}

export interface Paragraph {
  id: string;
  mark: string;
  section: string;
  text: string;
  table?: string[][];
}

export interface Rules {
  rules: Paragraph[];
}

export interface Pledge {
  commitment: string;
  nonces: string[];
  shared?: string;
}

export interface Header {
  format: string;
  match: string;
  game: string;
  rules: string;
  seats: number;
  options: unknown;
  players: Player[];
  luck?: Pledge;
}

export interface Note {
  at: number;
  title: string;
  text: string;
  rule?: string;
  wish?: string;
}

export interface Scene {
  at: number;
  ask: Message;
  action?: unknown;
  lines: WireLine[];
}

export interface Lesson {
  header: Header;
  notes: Note[];
  learned: string[];
  scenes: Scene[];
}

export interface House {
  site?: string;
}

export interface Idea {
  action: unknown;
  share: number;
  points: number;
  visits: number;
  reason: Message;
}

export interface Ideas {
  ideas: Idea[];
}

export interface Words {
  ask: string;
  table: string[];
  hand: string[];
  scores: string[];
  legal: string[];
}

export interface Judged {
  action?: unknown;
  allowed: boolean;
  meant?: string[];
  reason?: string;
  rule?: string;
}

export interface Muted {
  people: string[];
}

export interface ChroniclesPast {
  table: string;
  game: string;
  seats: number;
  rank: number;
  points: number;
  ended: number;
}

export interface Past {
  matches: ChroniclesPast[];
}

export interface Uploaded {
  id: string;
  matches: number;
}

export interface Draw {
  seq: number;
  undos: number;
  purpose: string;
  total: number;
  from: number;
  weight: number;
}

export interface Verdict {
  good: boolean;
  outcomes: number;
  faults: string[];
  draws?: Draw[];
}

export interface Duplicate {
  table: string;
  stage: Stage;
  players: string[];
  points: number[];
  ranking: number[];
}

export interface Duplicates {
  tables: Duplicate[];
}

export type State = 'waiting' | 'playing' | 'done' | 'stopped';

export interface Line {
  id: string;
  game: string;
  seats: number[];
  bot: string;
  games: number;
  done: number;
  state: State;
  date: string;
}

export interface Lab {
  games: number;
  minutes: number;
  bots: string[];
  studies: Line[];
}

export interface Begun {
  id: string;
}

export interface Watched {
  study: Line;
  mine: boolean;
  results: unknown;
}
