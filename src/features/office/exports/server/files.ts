/** Files of exports, in a folder beside the database: no upload, no page and no backup has them. */
import { createReadStream } from 'node:fs';
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '#server/app.ts';
import { isKept, makeFolder, syncFolder } from '#server/files.ts';
import { orphanMs } from '../rules.ts';

/** Readable by the product alone. */
const mode = 0o600;

function folderOf({ config }: App): string {
  return join(config.dataDir, 'exports');
}

/** A run that is taken up again writes another file, so a late one changes nothing. */
export function exportFile({ id, run }: Made): string {
  return `${id}.${run}`;
}
type Made = { id: string; run: number };

/** Writes the whole file, or nothing. @returns how long it is; once it resolves no power cut takes it */
export async function writeExport(
  app: App,
  made: Made,
  content: AsyncIterable<string | Uint8Array>,
): Promise<number> {
  const folder = folderOf(app);
  await makeFolder(folder);
  const path = join(folder, exportFile(made));
  const draft = `${path}.draft`;
  try {
    const file = await open(draft, 'w', mode);
    let bytes = 0;
    try {
      bytes = await writeAll(file, content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
    await syncFolder(folder);
    return bytes;
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
}

/** Gathers the small pieces that rows of text come in, to write to the disk seldom. */
async function writeAll(file: FileHandle, content: AsyncIterable<string | Uint8Array>): Promise<number> {
  const enough = 256 * 1024;
  let waiting: Buffer[] = [];
  let held = 0;
  let bytes = 0;
  const flush = async () => {
    await file.writeFile(Buffer.concat(waiting));
    bytes += held;
    [waiting, held] = [[], 0];
  };
  for await (const piece of content) {
    const buffer = Buffer.from(piece as string);
    waiting.push(buffer);
    held += buffer.length;
    if (held >= enough) await flush();
  }
  await flush();
  return bytes;
}

/** Null where it is not here. */
export async function readExport(app: App, made: Made): Promise<AsyncIterable<Uint8Array> | null> {
  const path = join(folderOf(app), exportFile(made));
  return (await isKept(path)) ? createReadStream(path) : null;
}

export async function removeExport(app: App, made: Made): Promise<void> {
  await rm(join(folderOf(app), exportFile(made)), { force: true });
}

/** All but these, and drafts that somebody may be writing. */
export async function sweepExports(app: App, kept: readonly string[]): Promise<void> {
  const folder = folderOf(app);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    if (name.endsWith('.draft') ? await isYoung(path) : kept.includes(name)) continue;
    await rm(path, { force: true });
  }
}

/** By the clock of the disk. */
function isYoung(path: string): Promise<boolean> {
  return stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs < orphanMs,
    () => false,
  );
}
