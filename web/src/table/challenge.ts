import type { Table } from '$lib/api';

/** Where others open a table with the same luck. */
export const challenge = (table: Table): string => `${location.origin}/new/${table.game}?duplicate=${table.id}`;
