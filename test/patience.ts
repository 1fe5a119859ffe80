/**
 * Before each test file: nothing is taken for lost because the machine is busy. The product waits twenty times as long for
 * others as it does at work; files about outages hasten the end of its limits (hastened.ts). Waits of the tests
 * themselves, that end when something is so, are limited for hangs only.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, vi } from 'vitest';
import { patience } from '#server/patience.ts';

// What is drawn is the same in each run, so that a red one comes again.
fc.configureGlobal({ seed: 1 });

export const patientInTests = (ms: number) => ms * 20;

patience.of = patientInTests;

/** Call at the top of a test file that moves the timers itself: limits are those of the product. */
export function plainLimits(): void {
  beforeEach(() => {
    patience.of = (ms) => ms;
  });
  afterEach(() => {
    patience.of = patientInTests;
  });
}

const { waitFor } = vi;

// Runs once a test file, and workers are kept: the wait of a former file is replaced, not wrapped.
if (waitFor.name !== 'waitPatiently')
  vi.waitFor = function waitPatiently(condition) {
    return waitFor(condition, { timeout: 60_000, interval: 20 });
  };
