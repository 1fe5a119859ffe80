/** File with the password of the first super admin: no journal, no mail, no screen has it. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '#server/context.ts';

/** Readable by the service's own user alone; deleted after the first sign-in. */
export function firstPasswordFile(ctx: Context): string {
  return join(ctx.app.config.dataDir, 'first-password');
}

/** Synced to disk when this resolves; replaces the file of an earlier start that was cut off. */
export async function keepFirstPassword(ctx: Context, password: string): Promise<void> {
  const path = firstPasswordFile(ctx);
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${password}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

export function hasFirstPassword(ctx: Context): boolean {
  return existsSync(firstPasswordFile(ctx));
}

export function forgetFirstPassword(ctx: Context): Promise<void> {
  return rm(firstPasswordFile(ctx), { force: true });
}
