import { createHash, randomBytes } from 'node:crypto';
import type { Person } from './people.ts';

/** An authorization grant: the person who allowed it, and the site's request. */
export type Grant = {
  person: Person;
  clientId: string;
  redirectUri: string;
  codeChallenge: string;
  nonce: string | null;
  deviceId: string;
};

export type Codes = {
  issue(grant: Grant): string;
  /** Returns the grant, once and within ten minutes; null otherwise. */
  redeem(code: string): Grant | null;
};

const lifeMs = 10 * 60_000;

export function makeCodes(now: () => Date, prefix: string): Codes {
  const issued = new Map<string, { grant: Grant; until: number }>();
  return {
    issue(grant) {
      const code = prefix + randomBytes(32).toString('base64url');
      issued.set(code, { grant, until: now().getTime() + lifeMs });
      return code;
    },
    redeem(code) {
      const found = issued.get(code);
      issued.delete(code);
      return found && found.until > now().getTime() ? found.grant : null;
    },
  };
}

/** Checks PKCE; S256 alone is supported (RFC 7636). */
export function fits(verifier: string, challenge: string): boolean {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false;
  return createHash('sha256').update(verifier).digest('base64url') === challenge;
}
