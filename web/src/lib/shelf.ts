/** The five boxes: what stands on them besides their title. Minutes and weight are ours, from playing. */
export interface BoxLid {
  id: 'palace' | 'royaume' | 'lord' | 'minister' | 'emblemes';
  icon: string;
  seats: [number, number];
  minutes: number;
}

export const shelf: BoxLid[] = [
  { id: 'palace', icon: 'queen', seats: [2, 4], minutes: 30 },
  { id: 'royaume', icon: 'castle', seats: [2, 4], minutes: 30 },
  { id: 'lord', icon: 'sword', seats: [2, 4], minutes: 30 },
  { id: 'minister', icon: 'vote', seats: [3, 4], minutes: 45 },
  { id: 'emblemes', icon: 'lion', seats: [3, 5], minutes: 30 },
];
