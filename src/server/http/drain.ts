/**
 * Shutdown without reset connections. The system accepts connections before the process hears of them, and closing the
 * listening socket resets those: under load a whole queue. So the socket is closed at a moment when the queue is seen
 * to be empty; at once where somebody holds it over a restart, since the queue then waits for the next process. Closing it
 * also ends connections that are kept alive, on which the next request may be under way: so an answer tells each to
 * close first.
 */
import type { Server } from 'node:http';
import { Server as Acceptor } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { second } from '#shared/dates.ts';

/** Time for a busy client to send one more request and learn to close. One that stays silent this long is idle. */
const lastAnswersMs = second / 2;

/** Longest wait under a load that leaves no quiet moment. */
const patienceMs = 2 * second;

/** Longest duration of an event-loop turn that counts as idle; one request takes longer. */
const quietTurnMs = 0.5;

/**
 * Delays closing: the server goes on answering, each connection for the last time, until those that were kept alive
 * have learnt so and none is queued. Call it after all other `preClose` hooks were added: nothing may come between that
 * moment and the end.
 * @param isHeld whether somebody else holds the socket for the process that comes after
 */
export function drainBeforeClosing(server: FastifyInstance, isHeld = () => false): void {
  let isClosing = false;
  // Fastify itself tells only those who ask from now on, not those who are being answered.
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
  server.addHook('preClose', async () => {
    isClosing = true;
    if (!server.server.listening) return;
    // Stops accepting alone: http's own `close` ends the connections that wait for their next request as well.
    const isQueueKept = isHeld();
    if (isQueueKept) Acceptor.prototype.close.call(server.server);
    await lastAnswers(server.server);
    if (!isQueueKept) await quietMoment(server.server);
    endIdleConnections(server.server);
  });
}

/** Resolves when every connection is gone, or those that are left have had their time to ask. */
async function lastAnswers(server: Server): Promise<void> {
  const until = performance.now() + lastAnswersMs;
  // A moment at least: on a busy machine the system takes as long to hand over those who have connected.
  do await sleep(10);
  while (performance.now() < until && (await hasConnections(server)));
}

function hasConnections(server: Server): Promise<boolean> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(!error && count > 0)));
}

/**
 * Ends connections whose last answer had begun before it could say so, until the server is closed; they would
 * otherwise stay until the client lets go.
 */
function endIdleConnections(server: Server): void {
  const timer = setInterval(() => server.closeIdleConnections(), 100);
  server.once('close', () => clearInterval(timer));
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
