/** How often a password's hash is worked out, as Node itself tells: nothing is put in its place. */
import { createHook } from 'node:async_hooks';

export interface Hashes {
  /** How many there were since the last time. */
  take(): number;
  end(): void;
}

export function countHashes(): Hashes {
  let count = 0;
  // What the library asks the pool for is the only work there that has no name.
  const hook = createHook({
    init(_id, type) {
      if (type === 'undefined') count++;
    },
  }).enable();
  return {
    take() {
      const taken = count;
      count = 0;
      return taken;
    },
    end: () => void hook.disable(),
  };
}
