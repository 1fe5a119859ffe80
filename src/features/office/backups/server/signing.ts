/**
 * What the school signs: labels of sets, and notes of who was erased. The secret half of its key lies in the folder of its
 * data, away from the sets; the public half goes into the owner's key file, by which another machine knows the school.
 */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { isMissing, keepFile } from '#server/files.ts';
import { SetError } from './setError.ts';

const prefix = 'podium-sign-';

export interface Signer {
  /** `podium-sign-…` */
  publicKey: string;
  /** PEM: to be handed to the process that makes the set, and to nobody else. */
  secretKey: string;
}

/** Readable by the service's own user alone, as the database itself is. */
function signerFile({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'backup-signing-key');
}

/** Null where this machine has none. */
export async function findSigner(config: Pick<Config, 'dataDir'>): Promise<Signer | null> {
  const text = await readFile(signerFile(config), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  const secretKey = text && /-----BEGIN [\s\S]+-----END [^\n]+\n/.exec(text)?.[0];
  return secretKey ? { secretKey, publicKey: publicHalf(secretKey) } : null;
}

/** Takes the place of the present one, which is for the caller to have asked about. */
export async function makeSigner(config: Pick<Config, 'dataDir'>): Promise<Signer> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const secretKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const publicKey = publicHalf(secretKey);
  const about = "# Signs the school's backups: whoever has it can make sets that pass for the school's own.";
  await keepFile(
    signerFile(config),
    Buffer.from(`${about}\n# public half: ${publicKey}\n${secretKey}`),
    0o600,
  );
  return { secretKey, publicKey };
}

/** Public halves of signing keys within a text, such as the owner's key file. */
export function signersIn(text: string): string[] {
  return text.match(/podium-sign-[\w-]{43}/g) ?? [];
}

function publicHalf(secretKey: string): string {
  return `${prefix}${createPublicKey(createPrivateKey(secretKey)).export({ format: 'jwk' }).x}`;
}

export type Signed<T> = T & { signer: string; signature: string };

export function signed<T extends object>(what: T, { publicKey, secretKey }: Signer): Signed<T> {
  const signing = { ...what, signer: publicKey };
  const signature = sign(null, textOf(signing), secretKey).toString('base64');
  return { ...signing, signature };
}

/**
 * Who has signed it; null where nobody has. @throws SetError forged where it is not what was signed
 */
export function signerOf(parsed: object): string | null {
  const { signature, ...rest } = parsed as { signature?: unknown; signer?: unknown };
  if (signature === undefined && rest.signer === undefined) return null;
  const { signer } = rest;
  if (typeof signature !== 'string' || typeof signer !== 'string' || !isSigned(rest, signer, signature))
    throw new SetError('forged');
  return signer;
}

function isSigned(rest: object, signer: string, signature: string): boolean {
  try {
    const x = signer.slice(prefix.length);
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, textOf(rest), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

/** In the order in which it was written: JSON keeps that of names. */
function textOf(what: object): Buffer {
  return Buffer.from(JSON.stringify(what));
}
