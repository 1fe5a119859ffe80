/**
 * A parent that only starts the product, starts it again when it ends by asking for that or hangs, and holds its port.
 * Its child hears of a stop by a message, and so hears it once, whomever a signal reaches (docs/decisions/126).
 */
import { fork } from 'node:child_process';
import { constants } from 'node:os';

/** sysexits.h: "try again". Any other supervisor restarts on it too, as on any failure. */
const restartCode = 75;
/** npm and terminals send one press of Ctrl+C twice. */
const samePressMs = 1000;
/** A child that has been told to end is given longer than its drain takes, and less than a service manager waits. */
const endsWithinMs = 15_000;

/**
 * Exits as its child exits: with its code, or that of its signal.
 * @param file the program; `environment` is the one we started with, so that a restart reads `.env` again
 */
export function supervise(file, environment) {
  /** Seconds without a sign of life after which a child that has served is taken to hang. */
  const silentSeconds = Number(process.env.PODIUM_SILENT_SECONDS || 60);
  /** The listening socket of the child, and its address. While no child accepts, the system queues connections. */
  let held = null;
  /** When we were first told to end. */
  let toldAt = null;
  let child = start();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));

  function end(signal) {
    if (toldAt === null) {
      toldAt = performance.now();
      tellToEnd();
      // It may be the one that hangs.
      setTimeout(() => child.kill('SIGKILL'), endsWithinMs).unref();
    }
    // Twice ends it at once, as without us; a terminal that closes is no second wish.
    else if (signal !== 'SIGHUP' && performance.now() - toldAt > samePressMs) child.kill('SIGKILL');
  }

  function tellToEnd() {
    if (child.connected) child.send('stop', () => {});
    else child.kill('SIGTERM');
  }

  function start() {
    // The channel tells the child that somebody is there; should we be gone, it ends too.
    const env = { ...environment, PODIUM_SUPERVISED: held ? 'again' : 'first' };
    const started = fork(file, process.argv.slice(2), { env, stdio: 'inherit' });
    if (held) started.send(held.address, held.socket);
    const watch = watchOver(started);
    started.on('message', (message, socket) => {
      if (message === 'alive') return watch.heard();
      held?.socket.close();
      held = { address: message, socket };
    });
    started.once('exit', (code, signal) => {
      const hasHung = watch.stop();
      if (toldAt === null && (code === restartCode || hasHung)) child = start();
      else process.exit(signal ? 128 + constants.signals[signal] : code === restartCode ? 0 : code);
    });
    return started;
  }

  /**
   * Ends a child that falls silent once it has served. Seconds are counted, not read from a clock: a machine that sleeps
   * counts none.
   */
  function watchOver(watched) {
    let silent = null;
    let hasHung = false;
    const counting = setInterval(() => {
      if (silent === null || ++silent < silentSeconds) return;
      hasHung = true;
      console.error(`Podium has not moved for ${silentSeconds} seconds: it is ended and started again.`);
      watched.kill('SIGKILL');
      clearInterval(counting);
    }, 1000);
    return {
      heard() {
        silent = 0;
      },
      stop() {
        clearInterval(counting);
        return hasHung;
      },
    };
  }
}
