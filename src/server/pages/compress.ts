/** Brotli and gzip: at their strongest for what is done once and sent many times. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const textFile = /\.(js|css|svg|json|txt|xml|html)$/;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** The same bytes in every encoding we send. Works off the event loop. */
export async function compress(bytes: Buffer): Promise<Record<Encoding, Buffer>> {
  const [br, gz] = await Promise.all([
    asBrotli(bytes, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    asGzip(bytes, { level: 9 }),
  ]);
  return { br, gzip: gz, identity: bytes };
}

/** One answer's own text, for one reader: quick, since it is sent once. Works off the event loop. */
export async function compressOnce(text: string, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(text);
  if (encoding === 'br') return asBrotli(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? asGzip(bytes, { level: 6 }) : bytes;
}

/** Writes `<file>.br` and `<file>.gz` beside every text file in `folder`, sub-folders included. */
export async function compressAssets(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && textFile.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(path: string): Promise<void> {
  const { br, gzip: gz } = await compress(await readFile(path));
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** Accepted encodings, best first: an absent coding or one with q=0 is not acceptable. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  // Browsers send plain names, which need no parsing.
  if (!header.includes(';') && !header.includes('*'))
    return /(^|,)\s*br\s*(,|$)/i.test(header)
      ? 'br'
      : /(^|,)\s*gzip\s*(,|$)/i.test(header)
        ? 'gzip'
        : 'identity';
  const accepted = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
      return [name.trim(), quality ? Number(quality.slice(2)) : 1] as const;
    }),
  );
  const takes = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}
