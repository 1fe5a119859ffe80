/** The school's logo: checked, redrawn, stored in the uploads folder under the hash of its content. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordChange } from '#features/records/audit/server/audit.ts';
import { beginChange } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import { publish } from '#server/outbox/queue.ts';
import { bytesOf, redrawnWithin } from '#server/redrawing/redrawing.ts';
import { checkRoom, keepBesideReserve } from '#server/storage/reserve.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import type { schoolPanelApi } from '../contract/panel.ts';
import { schoolChanged } from '../contract/school.ts';
import { isLogoFile, logoBounds, logoPath, maxLogoBytes } from '../rules/logo.ts';
import { findSchool, saveLogo } from './store.ts';

type LogoAnswer = Output<typeof schoolPanelApi.saveLogo>;

/** Large enough for the densest screens; the page shows it 40 px high. */
const largest = { width: 800, height: 160 };
const mostBytes = 500_000;
const codes = {
  kind: 'picture',
  heic: 'picture_heic',
  large: 'picture',
  damaged: 'picture_damaged',
  shape: 'logo_shape',
  pixels: 'picture_pixels',
  work: 'picture_work',
};

/**
 * Replaces the logo. @throws AppError invalid_input when the file is no picture of an allowed kind, or beyond its
 * bounds; pictures_wait, pictures_full
 */
export async function changeLogo(
  ctx: Context,
  { picture }: ParsedInput<typeof schoolPanelApi.saveLogo>,
): Promise<LogoAnswer> {
  await checkRoom(ctx, mostBytes);
  const sent = { bytes: bytesOf(picture), bounds: logoBounds, inside: largest, mostBytes };
  const webp = await redrawnWithin(sent, { field: 'picture', mostBytes: maxLogoBytes, codes });
  const file = nameOf(webp);
  await keepBesideReserve(ctx, join(logoFolder(ctx), file), webp);
  return setLogo(ctx, file);
}

/**
 * Removes the logo: the name is shown in words again. The file stays, because an older page may still ask for
 * it.
 */
export function removeLogo(ctx: Context): Promise<LogoAnswer> {
  return setLogo(ctx, null);
}

/** The logo of that name; null for a missing one, or one whose content no longer matches its name. */
export async function logoPicture(ctx: Context, file: string): Promise<Buffer | null> {
  if (!isLogoFile(file)) return null;
  const picture = await readFile(join(logoFolder(ctx), file)).catch(() => null);
  return picture && nameOf(picture) === file ? picture : null;
}

export function logoFolder(ctx: Context): string {
  return join(ctx.app.config.dataDir, 'uploads', 'logo');
}

function nameOf(webp: Buffer): string {
  return `${createHash('sha256').update(webp).digest('hex')}.webp`;
}

async function setLogo(ctx: Context, file: string | null): Promise<LogoAnswer> {
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const before = (await findSchool(ctx.db))?.logo ?? null;
    await saveLogo(ctx.db, file, ctx.app.now().toISOString());
    await recordChange(ctx, { action: 'school.changed', subject: 'school.logo' }, { before, after: file });
    await publish(ctx, schoolChanged, {});
  });
  return { logo: file && logoPath(file) };
}
