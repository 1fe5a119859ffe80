/** File with the password of the first super admin: no journal, no mail, no screen has it. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '#server/context.ts';
import { keepFile } from '#server/files.ts';

/** Readable by the service's own user alone; deleted after the first sign-in. */
export function firstPasswordFile(ctx: Context): string {
  return join(ctx.app.config.dataDir, 'first-password');
}

/** It and its name are on the disk when this resolves; replaces the file of an earlier start that was cut off. */
export function keepFirstPassword(ctx: Context, password: string): Promise<void> {
  return keepFile(firstPasswordFile(ctx), Buffer.from(`${password}\n`), 0o600);
}

export function hasFirstPassword(ctx: Context): boolean {
  return existsSync(firstPasswordFile(ctx));
}

export function forgetFirstPassword(ctx: Context): Promise<void> {
  return rm(firstPasswordFile(ctx), { force: true });
}
