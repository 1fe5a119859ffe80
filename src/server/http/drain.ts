/**
 * Shutdown without reset connections. The system accepts connections before the process hears of them, and
 * closing the listening socket resets those: under load a whole queue. So the socket is closed at a moment
 * when the queue is seen to be empty.
 */
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { second } from '#shared/dates.ts';

/** Longest wait under a load that leaves no quiet moment. */
const patienceMs = 2 * second;

/** Longest duration of an event-loop turn that counts as idle; one request takes longer. */
const quietTurnMs = 0.5;

/**
 * Delays closing: the server goes on answering, each connection for the last time, until no connection is
 * queued. Call it after all other `preClose` hooks were added: nothing may come between that moment and the
 * end.
 */
export function drainBeforeClosing(server: FastifyInstance): void {
  server.addHook('preClose', () => quietMoment(server.server));
}

/**
 * Closes connections whose last answer is out, until aborted; they would otherwise stay until the client lets
 * go.
 */
export async function endIdleConnections(server: Server, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await quietMoment(server);
    server.closeIdleConnections();
    await sleep(100, undefined, { signal }).catch(() => {});
  }
}

/**
 * Resolves right after the event loop has polled the system and found no new connection. Code that awaits it
 * runs before the next poll.
 */
function quietMoment(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const until = performance.now() + patienceMs;
  let lastTurn = Number.NEGATIVE_INFINITY;
  let hasConnected = false;
  const note = () => {
    hasConnected = true;
  };
  server.on('connection', note);
  setImmediate(look);
  return promise;

  function look(): void {
    const now = performance.now();
    const isQuiet = !hasConnected && now - lastTurn < quietTurnMs;
    hasConnected = false;
    lastTurn = now;
    if (!isQuiet && now < until) return void setImmediate(look);
    server.off('connection', note);
    resolve();
  }
}
