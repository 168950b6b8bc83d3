import { api, nonce, type Table } from './api';
import { once, unsure } from './once';

/** What was wished for and got no answer yet: the table may be there. */
let unanswered: { wish: string; key: string } | undefined;

/** Opens a table, and only one: who asks for the same again after no answer came is given that one, if it is there. */
export async function openTable(wish: object, pause?: number): Promise<Table> {
  const asked = JSON.stringify(wish);
  if (unanswered?.wish !== asked) unanswered = { wish: asked, key: nonce() };
  const mine = unanswered;
  const answered = () => {
    if (unanswered === mine) unanswered = undefined;
  };
  try {
    const table = await once((key) => api.post<Table>('/api/tables', { ...wish, key }), pause, mine.key);
    answered();
    return table;
  } catch (failed) {
    if (!unsure(failed)) answered();
    throw failed;
  }
}
