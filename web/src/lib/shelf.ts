/** The five boxes: what stands on them besides their title. Minutes and weight are ours, from playing. */
export interface BoxLid {
  id: 'palace' | 'royaume' | 'lord' | 'minister' | 'emblemes';
  icon: string;
  seats: [number, number];
  minutes: number;
  weight: 'light' | 'middling';
}

export const shelf: BoxLid[] = [
  { id: 'palace', icon: 'queen', seats: [2, 4], minutes: 30, weight: 'middling' },
  { id: 'royaume', icon: 'castle', seats: [2, 4], minutes: 30, weight: 'middling' },
  { id: 'lord', icon: 'sword', seats: [2, 4], minutes: 30, weight: 'light' },
  { id: 'minister', icon: 'vote', seats: [3, 4], minutes: 45, weight: 'light' },
  { id: 'emblemes', icon: 'lion', seats: [3, 5], minutes: 30, weight: 'middling' },
];
