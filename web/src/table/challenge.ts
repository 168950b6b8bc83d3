import type { Table } from '$lib/api';
import { links } from '$lib/house.svelte';

/** Where others open a table with the same luck. */
export const challenge = (table: Table): string => `${links.origin}/new/${table.game}?duplicate=${table.id}`;

/** The table that a link leads to: its own, of a seat at it, or where others open one with the same luck. Its id alone will do. */
export function tableOf(link: string): string {
  const [path = '', query = ''] = link.trim().split(/[?#]/);
  return new URLSearchParams(query).get('duplicate') ?? path.split('/').filter(Boolean).at(-1) ?? '';
}
