/** A socket that does what a test says. */
export class Fake {
  static readonly OPEN = 1;
  static all: Fake[] = [];

  static last(): Fake {
    return Fake.all.at(-1)!;
  }

  readyState = 0;
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

  says(line: object): void {
    this.onmessage?.({ data: JSON.stringify(line) });
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}
