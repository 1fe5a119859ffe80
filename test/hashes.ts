/** How often a password's hash is worked out, as Node itself tells: nothing is put in its place. */
import { createHook } from 'node:async_hooks';

export interface Hashes {
  /** How many there were since the last time. */
  take(): number;
  end(): void;
}

export function countHashes(): Hashes {
  let count = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'ARGON2REQUEST') count++;
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
