/** Lets requests that wait go first during long work. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** About how long everybody else waits for one piece of work at most. */
const longestMs = 5;

/** To be called after each step of long work: now and then it lets waiting work go first. */
export function makeYielding(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestMs) return;
    await nextTurn();
    since = performance.now();
  };
}
