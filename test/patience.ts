/** Waits that end when something is so are limited for hangs only: a second is not long on a busy machine. */
import { vi } from 'vitest';

const { waitFor } = vi;

// Runs once a test file, and workers are kept: the wait of a former file is replaced, not wrapped.
if (waitFor.name !== 'waitPatiently')
  vi.waitFor = function waitPatiently(condition) {
    return waitFor(condition, { timeout: 60_000, interval: 20 });
  };
