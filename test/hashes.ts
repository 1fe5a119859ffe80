/** Counts how often a password is hashed, as Node itself reports it: nothing is mocked. */
import { createHook } from 'node:async_hooks';

export interface Hashes {
  /** Number of hashes since the last call. */
  take(): number;
  end(): void;
}

export function countHashes(): Hashes {
  let count = 0;
  // The library's request to the thread pool is the only work there without a name.
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
