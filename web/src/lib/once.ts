import { nonce, Refused } from './api';

const TRIES = 3;

/** Asks for something under a key, and again under the same key when there was no answer: the server does it once. */
export async function once<T>(ask: (key: string) => Promise<T>, pause = 1000): Promise<T> {
  const key = nonce();
  for (let tries = 1; ; tries++) {
    try {
      return await ask(key);
    } catch (failed) {
      const unsure = !(failed instanceof Refused) || failed.status >= 502;
      if (!unsure || tries === TRIES) throw failed;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}
