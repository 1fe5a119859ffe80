/** Opaque secrets: 256 random bits handed out once; only their SHA-256 is stored. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

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

const last = { ms: 0, count: 0 };

/**
 * An id that sorts after those that this process has made before (UUID version 7, RFC 9562): rows of one instant stand in
 * the order in which they were made, where a list is ordered by time and id. Its last 62 bits are random.
 */
export function newId(): string {
  const now = Date.now();
  // Within a millisecond, and under a clock that was put back, the count goes on.
  if (now > last.ms) Object.assign(last, { ms: now, count: 0 });
  else if (last.count < 0xfff) last.count += 1;
  else Object.assign(last, { ms: last.ms + 1, count: 0 });
  const time = last.ms.toString(16).padStart(12, '0');
  const count = last.count.toString(16).padStart(3, '0');
  const random = randomBytes(8);
  random[0] = (random[0]! & 0x3f) | 0x80;
  const rest = random.toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${rest.slice(0, 4)}-${rest.slice(4)}`;
}
