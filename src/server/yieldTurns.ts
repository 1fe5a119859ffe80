/** Lets requests that wait go first during long work. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Everybody else waits at most about so long for one piece of work. */
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
