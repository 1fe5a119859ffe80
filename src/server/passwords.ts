/** Argon2id, off the event loop and behind it. Stored in the PHC string form, so that the cost can be raised later. */
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import { promisify } from 'node:util';

/** OWASP's first recommendation for Argon2id: 19 MiB, 2 passes, 1 lane (Password Storage Cheat Sheet). */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

const argon2Off = promisify(argon2);

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive({ message: normal(password), nonce, tagLength, ...cost });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** Costs the same for `null` (no such account, or one without a password), and answers false. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored ?? decoy);
  if (!match) throw new Error('a stored password hash is not Argon2id');
  const [, memory, passes, parallelism, nonce, tag] = match;
  const expected = Buffer.from(tag!, 'base64');
  const actual = await derive({
    message: normal(password),
    nonce: Buffer.from(nonce!, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(actual, expected) && stored !== null;
}

const decoy = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(randomBytes(16))}$${base64(randomBytes(tagLength))}`;

/** The same password typed on another keyboard may arrive in another Unicode form (NIST SP 800-63B §3.1.1.2). */
function normal(password: string): string {
  return password.normalize('NFKC');
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

async function derive(parameters: Argon2Parameters): Promise<Buffer> {
  if (underWay === hashesAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else underWay++;
  try {
    const tag = await argon2Off('argon2id', parameters);
    if (!hasGivenWay) giveWay();
    return tag;
  } finally {
    // Handed over in order of arrival: the place stays taken while somebody waits for it.
    const next = waiting.shift();
    if (next) next();
    else underWay--;
  }
}

/**
 * More than there are processors would end no sooner; and where several wait for the same one, Linux lets each of them
 * go before the thread that answers, however low their priority. One thread of the pool's four stays free for files
 * and names.
 */
export const hashesAtOnce = Math.min(availableParallelism(), 3);
const waiting: (() => void)[] = [];
let underWay = 0;

let hasGivenWay = false;

/**
 * Who signs in waits for a hash anyway; nobody else should. On Linux a thread has a priority of its own: those of the
 * pool, which are there from the first hash on, take a processor only where the one that answers leaves it.
 */
function giveWay(): void {
  hasGivenWay = true;
  if (process.platform !== 'linux') return;
  for (const thread of readdirSync('/proc/self/task')) {
    const name = readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim();
    if (name === 'libuv-worker') setPriority(Number(thread), constants.priority.PRIORITY_LOW);
  }
}
