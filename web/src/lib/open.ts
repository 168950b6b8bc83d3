import { api, nonce, Refused, type Table } from './api';

const TRIES = 3;

/** Opens a table, and only one: whoever got no answer asks again under the same key. */
export async function openTable(wish: object, pause = 1000): Promise<Table> {
  const keyed = { ...wish, key: nonce() };
  for (let tries = 1; ; tries++) {
    try {
      return await api.post<Table>('/api/tables', keyed);
    } catch (failed) {
      const unsure = !(failed instanceof Refused) || failed.status >= 502;
      if (!unsure || tries === TRIES) throw failed;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}
