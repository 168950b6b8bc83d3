/** Whether two actions are the same, however their fields are ordered. */
export function same(one: unknown, other: unknown): boolean {
  return written(one) === written(other);
}

function written(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
