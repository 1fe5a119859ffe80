/**
 * The format of a set: lines of JSON, the same from either engine, compressed by zstd, encrypted by age. First a
 * header, then each table with its rows, last the totals and the files: a file without that end is no archive.
 */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { z } from 'zod';
import { SetError } from './setError.ts';

export const formatVersion = 1;

/** Characters of a row, many times more than any that the product writes. */
const longestLine = 32 * 1024 * 1024;

export const headerSchema = z.object({
  podium_backup: z.int(),
  made_at: z.string(),
  version: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()),
});
export type Header = z.output<typeof headerSchema>;

export const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });

/** Anybody can encrypt to a public key: a name that leads elsewhere comes from no set of ours. */
const ownName = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)?$/;

const fileSchema = z.object({
  name: z.string().regex(ownName),
  bytes: z.int(),
  sha256: z.string(),
  /** The name of its encrypted copy. */
  copy: z.string(),
});
export type CopiedFile = z.output<typeof fileSchema>;

export const endingSchema = z.object({
  end: z.literal(true),
  totals: z.record(z.string(), z.object({ rows: z.int(), sums: z.record(z.string(), z.number()) })),
  files: z.array(fileSchema),
  /** Named by rows, and not found when the set was made. */
  missing: z.array(z.string()),
});
export type Ending = z.output<typeof endingSchema>;

export interface Written {
  bytes: number;
  sha256: string;
}

/** Writes lines to a draft, which is on the disk once it resolves. */
export async function writeLines(
  lines: AsyncIterable<string>,
  recipients: readonly string[],
  draft: string,
): Promise<Written> {
  const compressed = createZstdCompress();
  const [written] = await Promise.all([
    encryptTo(compressed, recipients, draft),
    pipeline(Readable.from(lines), compressed),
  ]);
  return written;
}

/** Encrypts a stream into a draft. @returns size and sum of what was written */
export async function encryptTo(
  plain: Readable,
  recipients: readonly string[],
  draft: string,
): Promise<Written> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  for (const each of recipients) encrypter.addRecipient(each);
  const encrypted = await encrypter.encrypt(asWeb(plain));
  const meter = metered();
  const file = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true });
  await pipeline(Readable.fromWeb(encrypted as unknown as ReadableStream), meter.through, file);
  return meter.result();
}

/** Counts what flows through, and sums it up. */
export function metered() {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      bytes += piece.length;
      done(null, piece);
    },
  });
  return { through, result: (): Written => ({ bytes, sha256: hash.digest('hex') }) };
}

/** @throws SetError wrong_key, or damaged; what comes out may break off with that as well */
export async function decrypted(encrypted: Readable, identity: string): Promise<Readable> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  try {
    const plain = await decrypter.decrypt(asWeb(encrypted));
    return Readable.fromWeb(plain as unknown as ReadableStream);
  } catch (error) {
    encrypted.destroy();
    const isOther = /no identity matched/.test(String((error as Error).message));
    throw new SetError(isOther ? 'wrong_key' : 'damaged', { cause: error });
  }
}

/** The lines of a set, parsed. @throws SetError wrong_key, damaged */
export async function* readLines(encrypted: Readable, identity: string): AsyncGenerator<unknown> {
  const plain = await decrypted(encrypted, identity);
  const text = createZstdDecompress();
  const flown = pipeline(plain, text);
  // The reading below reports it.
  flown.catch(() => {});
  try {
    for await (const line of linesIn(text.setEncoding('utf8'))) yield JSON.parse(line);
    await flown;
  } catch (error) {
    throw error instanceof SetError ? error : new SetError('damaged', { cause: error });
  } finally {
    text.destroy();
    plain.destroy();
    encrypted.destroy();
  }
}

/** Each piece is looked at once, however long a line is. @throws where a line is too long, or the last one is cut */
async function* linesIn(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let [begun, length]: [string[], number] = [[], 0];
  for await (const piece of pieces) {
    const [first = '', ...others] = piece.split('\n');
    begun.push(first);
    length += first.length;
    if (length > longestLine) throw new Error('a line is too long');
    if (others.length === 0) continue;
    yield begun.join('');
    const last = others.pop()!;
    yield* others;
    [begun, length] = [[last], last.length];
  }
  if (length > 0) throw new Error('the last line is cut');
}

/** The same stream: Node's types and the browser's call it by two names. */
function asWeb(stream: Readable): globalThis.ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>;
}
