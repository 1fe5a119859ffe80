/** Opaque secrets: 256 random bits handed out once; only their SHA-256 is stored. */
import { createHash, createHmac, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Derives a secret of 256 bits that only the holder of `secret` can compute, a different one for each
 * purpose.
 */
export function derivedToken(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}

/** PKCE challenge for a verifier, given to the provider beforehand (RFC 7636, S256). */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

/** Compares in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)));
}

/** First digits of the newest id of this process. It begins in the lower half: some sixteen million ids lie above. */
let first = randomInt(2 ** 31);

/**
 * A random id (UUID version 4) whose first eight digits count on from id to id: rows of one instant stand in the order in
 * which they were made, where a list is ordered by time and id, and each is known by its first eight digits. The other 90
 * bits are random.
 */
export function newId(): string {
  const random = randomUUID();
  // By steps of 1 to 256, so that the next one cannot be told from this one even in its first digits.
  first = (first + 1 + Number.parseInt(random.slice(0, 2), 16)) % 2 ** 32;
  return first.toString(16).padStart(8, '0') + random.slice(8);
}
