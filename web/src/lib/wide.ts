import { MediaQuery } from 'svelte/reactivity';

/** Whether log, chat and rules stand beside the board; on smaller screens they are a drawer. */
export const wide = new MediaQuery('min-width: 1101px');
