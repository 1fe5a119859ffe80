/** Opaque secrets: 256 random bits handed out once; only their SHA-256 is stored. */
import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';

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

export function newId(): string {
  return randomUUID();
}
