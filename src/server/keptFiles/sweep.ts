/** Deletes files that no row names: a process may die between a file and its row, on the way in or out. */

import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { featuresOf } from '#server/feature.ts';
import { day } from '#shared/dates.ts';
import { type PictureShape, pictureShapes } from '#shared/pictures.ts';
import type { Context } from '../context.ts';
import { hasOriginal, picturesFolder } from '../pictures.ts';
import type { NamedFiles } from './namedFiles.ts';
import { begunAt, namesAmong } from './store.ts';

/** The writer of a file names it within moments; younger files may belong to a transaction under way. */
const graceMs = 1 * day;
/** Names per query. */
const atOnce = 500;

/** Everything below the uploads that a feature declares, and sizes of pictures whose original is gone. */
export async function sweepFiles(ctx: Context): Promise<void> {
  const before = new Date(ctx.app.now().getTime() - graceMs);
  const declared = featuresOf(ctx.app).flatMap(({ files = [] }) => files);
  // Older ones belong to another database: with one that is new, or not theirs, no file of the school is known.
  const after = await begunAt(ctx.db);
  const isBackPossible = await isWayBackOpen(ctx);
  for (const [folder, columns] of Map.groupBy(declared, (each) => each.folder))
    if (!columns.some(({ stays }) => stays) && !(isBackPossible && folder === 'uploads'))
      await sweepFolder(ctx, { folder, columns, after, before });
  for (const shape of pictureShapes) await sweepSizes(ctx, shape, before);
}

/**
 * What a restoration has taken the place of stands beside, and may come back: it names uploads of a bucket. Those of this
 * machine are aside with it.
 */
async function isWayBackOpen({ app: { config } }: Context): Promise<boolean> {
  if (config.s3 === null) return false;
  return (await readdir(config.dataDir)).some((name) => name.startsWith('before_restore_'));
}

interface Sweep {
  folder: string;
  columns: readonly NamedFiles[];
  /** Files last written between these moments are looked at. */
  after: Date;
  before: Date;
}

/** The files are listed before the rows are read: a row that is written meanwhile names a younger file. */
async function sweepFolder({ app, db }: Context, { folder, columns, after, before }: Sweep): Promise<void> {
  const names = await app.storage.writtenBetween(folder, after, before);
  for (let at = 0; at < names.length; at += atOnce) {
    const asked = names.slice(at, at + atOnce);
    const known = new Set<string>();
    for (const column of columns)
      for (const name of await namesAmong(
        db,
        column,
        asked.flatMap((each) => [each, `${folder}/${each}`]),
      ))
        known.add(name);
    const deleted: string[] = [];
    for (const name of asked) {
      if (known.has(name) || known.has(`${folder}/${name}`)) continue;
      if (await app.storage.removeUnchanged(folder, name, before)) deleted.push(name);
    }
    if (deleted.length > 0) app.log.warn({ folder, files: deleted }, 'files that no row names were deleted');
  }
}

/** They can be made again at any time; those of an original that is gone are shown to nobody. */
async function sweepSizes(ctx: Context, shape: PictureShape, before: Date): Promise<void> {
  const folder = picturesFolder(ctx, shape);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const isOld = await stat(path).then(
      ({ mtime }) => mtime < before,
      () => false,
    );
    const original = `${shape.folder}/${name.slice(0, name.lastIndexOf('-'))}`;
    if (isOld && !(await hasOriginal(ctx, original))) await rm(path, { force: true });
  }
}
