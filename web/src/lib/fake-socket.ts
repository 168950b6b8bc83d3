/** A socket that does what a test says. */
export class Fake {
  static readonly OPEN = 1;
  static all: Fake[] = [];

  static last(): Fake {
    return Fake.all.at(-1)!;
  }

  readyState = 0;
  /** What was said to the server. */
  readonly sent: { seq: number; key: string; action: unknown }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor(readonly url: string) {
    Fake.all.push(this);
  }

  opens(): void {
    this.readyState = Fake.OPEN;
    this.onopen?.();
  }

  /** The server says these lines in one message. */
  says(...lines: object[]): void {
    this.onmessage?.({ data: lines.map((line) => JSON.stringify(line)).join('\n') });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}
