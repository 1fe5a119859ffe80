/** Who was erased, noted beside the sets: an older set still has them, and they are erased again where it is restored. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eraseAgain } from '#features/office/privacy/server/erasure.ts';
import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import { draftsFolder, makePlace } from './places.ts';

/** The id alone, which by then names nobody. */
export async function noteErased({ backups }: Config, userId: string, at: Date): Promise<void> {
  const draft = join(await draftsFolder(backups), newId());
  await writeFile(draft, JSON.stringify({ at: at.toISOString() }), { flush: true, mode: 0o600 });
  await makePlace(backups).keep('erased', userId, draft);
}

/** @returns how many of those noted the database still had */
export async function repeatErasures(ctx: Context): Promise<number> {
  let repeated = 0;
  for (const userId of (await makePlace(ctx.app.config.backups).list('erased')).keys())
    if (await eraseAgain(ctx, userId)) repeated++;
  return repeated;
}
