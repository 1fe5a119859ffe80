/** Opaque secrets: 256 random bits handed out once; only their SHA-256 is stored. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function newId(): string {
  return randomUUID();
}
