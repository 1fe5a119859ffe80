/** A parent that only starts the product, starts it again when it ends by asking for that, and holds its port. */
import { fork } from 'node:child_process';
import { constants } from 'node:os';

/** sysexits.h: "try again". Any other supervisor restarts on it too, as on any failure. */
const restartCode = 75;

/**
 * Exits as its child exits: with its code, or that of its signal.
 * @param file the program; `environment` is the one we started with, so that a restart reads `.env` again
 */
export function supervise(file, environment) {
  /** The listening socket of the child, and its address. While no child accepts, the system queues connections. */
  let held = null;
  let child = start();
  // Twice ends it at once, as without us.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));

  function start() {
    // The channel tells the child that somebody is there; should we be gone, it ends too.
    const env = { ...environment, PODIUM_SUPERVISED: held ? 'again' : 'first' };
    const started = fork(file, process.argv.slice(2), { env, stdio: 'inherit' });
    if (held) started.send(held.address, held.socket);
    started.on('message', (address, socket) => {
      held?.socket.close();
      held = { address, socket };
    });
    started.once('exit', (code, signal) => {
      if (code === restartCode) child = start();
      else process.exit(signal ? 128 + constants.signals[signal] : code);
    });
    return started;
  }
}
