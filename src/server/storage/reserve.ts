/** R7: share of the disk that files leave to the database, its backups and everything else. */
import { AppError } from '#shared/errors.ts';
import type { Context } from '../context.ts';
import { keepFile } from '../files.ts';
import type { Room } from './storage.ts';

const reserve = 0.05;
/** A system that tells no size is not watched. */
const unknown = 0;

/** Whether `sizeBytes` more leave the reserve untouched. */
export function hasRoomFor(sizeBytes: number, { freeBytes, totalBytes }: Room): boolean {
  return totalBytes === unknown || freeBytes - sizeBytes >= totalBytes * reserve;
}

/** @throws AppError pictures_full unless a picture of `sizeBytes` leaves the reserve; asked before the work on it */
export async function checkRoom(ctx: Context, sizeBytes: number): Promise<void> {
  if (!hasRoomFor(sizeBytes, await ctx.app.storage.disk())) throw picturesFull();
}

/** For a picture sent while there is no space for it. */
export function picturesFull(): AppError {
  return new AppError('pictures_full', { headers: { 'retry-after': '3600' } });
}

/**
 * `keepFile` that leaves the reserve: one at a time, so that each is measured after the one before.
 * @throws AppError pictures_full
 */
export function keepBesideReserve(ctx: Context, path: string, bytes: Uint8Array): Promise<void> {
  const promise = last.then(async () => {
    await checkRoom(ctx, bytes.length);
    await keepFile(path, bytes);
  });
  last = promise.catch(() => {});
  return promise;
}
let last: Promise<unknown> = Promise.resolve();
