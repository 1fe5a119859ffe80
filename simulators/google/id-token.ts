import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, type JWK, SignJWT } from 'jose';
import type { Grant } from '../oauth/codes.ts';

/** Kinds of wrong id tokens. */
export const FORGERIES = [
  'signature',
  'unknown_key',
  'alg_none',
  'hs256',
  'issuer',
  'audience',
  'two_audiences',
  'azp',
  'nonce',
  'no_nonce',
  'expired',
  'not_yet',
  'old',
  'no_expiry',
  'no_subject',
] as const;

export type Keys = {
  jwk: JWK;
  sign(claims: Record<string, unknown>, header: Record<string, unknown>): Promise<string>;
  strange: CryptoKey;
  publicPem: string;
};

const keyId = 'simulator-1';

let made: Promise<Keys> | null = null;

/** Signing keys, made once per process: generating them takes longer than everything they are used for. */
export function ourKeys(): Promise<Keys> {
  made ??= makeKeys();
  return made;
}

async function makeKeys(): Promise<Keys> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const { privateKey: strange } = await generateKeyPair('RS256');
  return {
    jwk: { ...(await exportJWK(publicKey)), kid: keyId, alg: 'RS256', use: 'sig' },
    sign: (claims, header) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: keyId, ...header }).sign(privateKey),
    strange,
    publicPem: await exportSPKI(publicKey),
  };
}

/** Signed id token with Google's claims about a person; or one that is wrong in a given way. */
export async function idToken(
  keys: Keys,
  grant: Grant,
  { issuer, now, wrong }: { issuer: string; now: Date; wrong: string },
): Promise<string> {
  const claims = { ...claimsOf(issuer, grant, now), ...wrongClaims(wrong, now) };
  for (const [key, value] of Object.entries(claims)) if (value === undefined) delete claims[key];
  if (wrong === 'signature')
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: keyId }).sign(keys.strange);
  if (wrong === 'unknown_key')
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'somebody' }).sign(keys.strange);
  if (wrong === 'hs256')
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: keyId })
      .sign(new TextEncoder().encode(keys.publicPem));
  if (wrong === 'alg_none') return `${encoded({ alg: 'none' })}.${encoded(claims)}.`;
  return keys.sign(claims, {});
}

function claimsOf(issuer: string, { person, clientId, nonce }: Grant, now: Date): Record<string, unknown> {
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    iss: issuer,
    aud: clientId,
    azp: clientId,
    sub: person.id,
    ...(person.email && { email: person.email, email_verified: person.isEmailVerified }),
    name: `${person.firstName} ${person.lastName}`.trim(),
    given_name: person.firstName,
    ...(person.lastName && { family_name: person.lastName }),
    nonce,
    iat: seconds,
    exp: seconds + 3600,
  };
}

function wrongClaims(wrong: string, now: Date): Record<string, unknown> {
  const seconds = Math.floor(now.getTime() / 1000);
  const changes: Record<string, Record<string, unknown>> = {
    issuer: { iss: 'https://accounts.example.com' },
    audience: { aud: 'another-client', azp: undefined },
    two_audiences: { aud: ['another-client', 'simulated-google-client'], azp: 'another-client' },
    azp: { azp: 'another-client' },
    nonce: { nonce: 'somebody-elses' },
    no_nonce: { nonce: undefined },
    expired: { iat: seconds - 7200, exp: seconds - 3600 },
    not_yet: { nbf: seconds + 3600 },
    old: { iat: seconds - 7200 },
    no_expiry: { exp: undefined },
    no_subject: { sub: undefined },
  };
  return changes[wrong] ?? {};
}

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
