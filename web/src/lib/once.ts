import { nonce, Refused } from './api';

const TRIES = 3;

/** Whether it may have been done all the same: nobody has said no. */
export const unsure = (failed: unknown): boolean => !(failed instanceof Refused) || failed.status >= 502;

/** Asks for something under a key, and again under the same key when there was no answer: the server does it once. */
export async function once<T>(ask: (key: string) => Promise<T>, pause = 1000, key = nonce()): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask(key);
    } catch (failed) {
      if (!unsure(failed) || tries === TRIES) throw failed;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}
