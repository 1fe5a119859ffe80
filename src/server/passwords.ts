/** Argon2id, off the event loop. Stored in the PHC string form, so that the cost can be raised later. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
// Two to three times as fast as Node's own, which uses no vector instructions (docs/decisions/023).
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { AppError } from '#shared/errors.ts';

/** OWASP's first recommendation for Argon2id: 19 MiB, 2 passes, 1 lane (Password Storage Cheat Sheet). */
const cost = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @throws AppError unavailable when too many are waiting */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normal(password), cost));
}

interface Wait {
  /** Asked from a device that the account knows: served before strangers. */
  isKnown?: boolean;
}

/**
 * Costs the same for `null` (no such account, or one without a password), and returns false.
 * @throws AppError unavailable when too many are waiting
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  wait: Wait = {},
): Promise<boolean> {
  const isRight = await inTurn(() => verify(stored ?? decoy, normal(password)), wait);
  return isRight && stored !== null;
}

const decoy = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${randomBase64(16)}$${randomBase64(32)}`;

function randomBase64(bytes: number): string {
  return randomBytes(bytes).toString('base64').replace(/=+$/, '');
}

/**
 * The same password typed on another keyboard may arrive in another Unicode form (NIST SP 800-63B §3.1.1.2).
 */
function normal(password: string): string {
  return password.normalize('NFKC');
}

async function inTurn<T>(work: () => Promise<T>, { isKnown = false }: Wait = {}): Promise<T> {
  if (underWay === hashesAtOnce) await waitIn(isKnown ? known : strangers);
  else underWay++;
  try {
    return await work();
  } finally {
    // Handed over in order of arrival: the place stays taken while somebody waits for it.
    const next = known.shift() ?? strangers.shift();
    if (next) next();
    else underWay--;
  }
}

/** One processor is left to the thread that answers, and one thread of the pool's four to files and names. */
export const hashesAtOnce = Math.min(Math.max(availableParallelism() - 1, 1), 3);
/**
 * Length of each queue: about three seconds of a processor. Later requests would wait long, and make others
 * wait.
 */
export const mostWaiting = 120;
const known: (() => void)[] = [];
const strangers: (() => void)[] = [];
let underWay = 0;

function waitIn(row: (() => void)[]): Promise<void> {
  if (row.length >= mostWaiting) throw new AppError('unavailable', { headers: { 'retry-after': '5' } });
  return new Promise((resolve) => row.push(resolve));
}
