import TextTable from '$table/TextTable.svelte';
import type { GameUi } from '$table/game';

const ui: GameUi = {
  Board: TextTable,
  points: () => undefined,
  steps: () => [],
};

export default ui;
