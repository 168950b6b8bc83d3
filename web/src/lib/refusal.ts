import { Refused } from './api';
import { shelf } from './shelf';
import { speech, t } from './speech.svelte';

/** Every game's catalogue has the words that all games share. */
const common = shelf[0]!.id;

/** Why something could not be done: in my language where the server says it by a key, otherwise as it said it. */
export async function inWords(failed: unknown): Promise<string> {
  // The browser says so, in its own language, when the server can't be reached.
  if (failed instanceof TypeError) return t('table.offline');
  if (!(failed instanceof Refused) || !failed.reason) return (failed as Error).message;
  await speech.load(common);
  return speech.say(common, { key: failed.reason, args: failed.args }, []);
}
