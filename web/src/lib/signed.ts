/** A number that says whether it adds or takes away, with the minus of print. */
export const signed = (number: number): string => `${number < 0 ? '−' : number > 0 ? '+' : '±'}${Math.abs(number)}`;

/** A number with the minus of print. */
export const plain = (number: number): string => (number < 0 ? `−${-number}` : String(number));
