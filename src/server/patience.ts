/**
 * How long the product waits for others before it gives up: outside parties, the database, its own threads and queues.
 * One setting of the process: as it is written in the product, longer in tests, which share a busy machine, and shorter
 * where a test waits for the end of a limit.
 */
export const patience = { of: (ms: number) => ms };

/** A time limit as it is set now. */
export function limitOf(ms: number): number {
  return patience.of(ms);
}

/** For a call to an outside party. */
export function givesUpAfter(ms: number): AbortSignal {
  return AbortSignal.timeout(limitOf(ms));
}
