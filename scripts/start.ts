/** `npm start`: starts the product and prints its address. `--dev` adds hot reload. */
import { constants } from 'node:os';
import type { Podium } from '../src/app/podium.ts';

const startedAt = performance.now();
/** scripts/supervise.mjs waits for us, and starts us again on this exit code; so does a service manager. */
const isSupervised = process.env.PODIUM_SUPERVISED !== undefined && process.send !== undefined;
const restartCode = 75;
/** npm and terminals send one press of Ctrl+C twice. */
const samePressMs = 1000;
/** How often our parent hears that we are not hanging. */
const aliveEveryMs = 1000;

/** Null until somebody can be connected: before that we end at once. */
let stop: (() => void) | null = null;
let toldAt: number | null = null;
const socketOfParent = Promise.withResolvers<unknown[]>();
// Heard from the first moment on: a signal that comes while we start is not lost.
if (isSupervised) followParent();
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production';

// Loaded now: libraries choose their build by NODE_ENV when they are first imported.
const { startPodium } = await import('../src/app/podium.ts');
const { settingsToStart } = await import('../src/app/launch.ts');
const { ConfigError, moneyOf } = await import('../src/server/config.ts');
const { PoolerError } = await import('../src/server/db/poolers.ts');
const { portOfParent } = await import('../src/server/http/heldPort.ts');

try {
  const isKept = process.env.PODIUM_SUPERVISED === 'again';
  const held = isSupervised ? portOfParent(isKept ? await socketOfParent.promise : null) : null;
  const config = await settingsToStart(undefined, held);
  const asked = Promise.withResolvers<void>();
  const podium = await startPodium(config, {
    isDevelopment: process.argv.includes('--dev'),
    tellsYear: config.hasDemoYear,
    held,
    // Before that nobody is connected, and a signal ends the process at once.
    beforeListening() {
      stop = asked.resolve;
      for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(signal));
      if (!isSupervised) process.on('SIGINT', () => end('SIGINT'));
    },
    ...((isSupervised || config.supervisor === 'service') && {
      restart() {
        if (toldAt === null) process.exitCode = restartCode;
        asked.resolve();
      },
    }),
  });
  void asked.promise.then(() => podium.stop());
  if (isSupervised) {
    tellAlive();
    setInterval(tellAlive, aliveEveryMs).unref();
  }
  await printAddresses(podium);
  collectStartUpGarbage();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/**
 * Signals of a terminal reach our parent as well, which tells us by a message to end: that message counts, and a signal
 * beside it is the same wish. Without the parent we are nobody's.
 */
function followParent(): void {
  process.on('SIGINT', () => {});
  process.on('message', (message, socket) => {
    if (message === 'stop') end('SIGHUP');
    else socketOfParent.resolve([message, socket]);
  });
  process.once('disconnect', () => end('SIGHUP'));
  process.channel?.unref();
}

/** Ends in order; a second signal ends at once, unless it is the same press, or a terminal that closes. */
function end(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP'): void {
  if (stop === null) process.exit(0);
  if (toldAt !== null) {
    const isSame = isSupervised || signal === 'SIGHUP' || performance.now() - toldAt < samePressMs;
    if (!isSame) process.exit(128 + constants.signals[signal]);
    return;
  }
  toldAt = performance.now();
  // A restart that is under way becomes a stop.
  process.exitCode = 0;
  stop();
}

function tellAlive(): void {
  if (process.connected) process.send!('alive', () => {});
}

async function printAddresses(podium: Podium): Promise<void> {
  const { config } = podium.app;
  const ms = Math.round(performance.now() - startedAt);
  console.log(`\nPodium is serving ${podium.url} (${config.mode} mode, started in ${ms} ms)`);
  if (podium.simulators) {
    console.log(`  Staff panel         ${podium.url}/admin`);
    console.log(`  Mails that went out ${podium.url}/demo/mailbox`);
    if (podium.simulators.yookassa) console.log(`  Payments simulator  ${podium.url}/demo/payments`);
  }
  if (config.mode === 'rehearsal') {
    console.log(
      '  Rehearsal           no money moves and mails stay here; `npm run podium -- rehearsal end` ends it',
    );
    if (config.leftAside.length > 0) console.log(`  Settings not used   ${config.leftAside.join(', ')}`);
  }
  if (config.mode === 'demo') {
    console.log('  Sign-ins:');
    for (const { title, email, password } of (await podium.demo?.accounts(podium.app)) ?? []) {
      console.log(`    ${email.padEnd(28)} ${password.padEnd(14)} ${title}`);
    }
  }
  if (moneyOf(config) === 'test')
    console.log('  Payments            with a test key: nobody is charged, orders are tests and in no sum');
  if (podium.firstAdmin) {
    const { email, file } = podium.firstAdmin;
    // The password must not be readable in the journal.
    const where = file ? `in ${file}, which goes with the first sign-in` : 'that of ADMIN_PASSWORD';
    console.log(`  Super admin         ${email}`);
    console.log(`  First password      ${where}; another must be chosen then`);
  }
  console.log('  Stop with Ctrl+C\n');
}

/**
 * Collects garbage once after start: the leftovers of loading are a fifth of the process, and an idle process
 * never collects them by itself.
 */
function collectStartUpGarbage(): void {
  setTimeout(
    () => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
    2000,
  ).unref();
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (error instanceof PoolerError) return `Podium cannot start: ${error.message}`;
  // It was free when we looked.
  if (code === 'EADDRINUSE') return `Podium cannot start: port ${port} is taken by another program.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
