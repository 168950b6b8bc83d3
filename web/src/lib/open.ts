import { api, type Table } from './api';
import { once } from './once';

/** Opens a table, and only one. */
export const openTable = (wish: object, pause?: number): Promise<Table> =>
  once((key) => api.post<Table>('/api/tables', { ...wish, key }), pause);
