/** Argon2id, off the event loop and behind it. Stored in the PHC string form, so that the cost can be raised later. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, constants, getPriority, setPriority } from 'node:os';
import { promisify } from 'node:util';
// Two to three times as fast as Node's own, which uses no vector instructions (docs/decisions/023).
import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** OWASP's first recommendation for Argon2id: 19 MiB, 2 passes, 1 lane (Password Storage Cheat Sheet). */
const cost = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normal(password), cost));
}

/** Costs the same for `null` (no such account, or one without a password), and answers false. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const isRight = await inTurn(() => verify(stored ?? decoy, normal(password)));
  return isRight && stored !== null;
}

const decoy = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${randomBase64(16)}$${randomBase64(32)}`;

function randomBase64(bytes: number): string {
  return randomBytes(bytes).toString('base64').replace(/=+$/, '');
}

/** The same password typed on another keyboard may arrive in another Unicode form (NIST SP 800-63B §3.1.1.2). */
function normal(password: string): string {
  return password.normalize('NFKC');
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (underWay === hashesAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else underWay++;
  try {
    const result = await work();
    if (!hasGivenWay) await giveWay();
    return result;
  } finally {
    // Handed over in order of arrival: the place stays taken while somebody waits for it.
    const next = waiting.shift();
    if (next) next();
    else underWay--;
  }
}

/**
 * One processor is left to the thread that answers: where hashes have them all, Linux lets it wait for the next tick of
 * the clock, 4 ms, however low their priority. One thread of the pool's four stays free for files and names.
 */
export const hashesAtOnce = Math.min(Math.max(availableParallelism() - 1, 1), 3);
const waiting: (() => void)[] = [];
let underWay = 0;

let hasGivenWay = false;

/**
 * Who signs in waits for a hash anyway; nobody else should. On Linux each thread of the pool, which are there from the
 * first hash on, has a low priority of its own and stays off the first processor: the thread that answers is not moved
 * to a free one while it waits behind a hash, virtual machines hide which are free. Without `taskset` (util-linux,
 * BusyBox) the priority is all.
 */
async function giveWay(): Promise<void> {
  hasGivenWay = true;
  if (process.platform !== 'linux') return;
  // Not above that of a process that has a low one itself: only root may raise it.
  const low = Math.max(constants.priority.PRIORITY_BELOW_NORMAL, getPriority());
  const others = allButFirst(
    /Cpus_allowed_list:\s+(\S+)/.exec(readFileSync('/proc/self/status', 'utf8'))![1]!,
  );
  for (const thread of readdirSync('/proc/self/task')) {
    const name = readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim();
    if (name !== 'libuv-worker') continue;
    setPriority(Number(thread), low);
    if (others) await run('taskset', ['-pc', others, thread]).catch(() => {});
  }
}

const run = promisify(execFile);

/** Of a list of processors as Linux writes it: `0-3,6` gives `1-3,6`, `2,4-5` gives `4-5`, and `0` nothing. */
export function allButFirst(list: string): string {
  const [first = '', ...others] = list.split(',');
  const [from, to] = first.split('-').map(Number) as [number, number?];
  if (to !== undefined) others.unshift(from + 1 === to ? String(to) : `${from + 1}-${to}`);
  return others.join(',');
}
