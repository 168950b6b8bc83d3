import type { Table } from '$lib/api';
import { links } from '$lib/house.svelte';

/** Where others open a table with the same luck. */
export const challenge = (table: Table): string => `${links.origin}/new/${table.game}?duplicate=${table.id}`;
