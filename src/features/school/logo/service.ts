/** The school's sign: checked, drawn anew, kept under the hash of its content in the folder of uploads. */
import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { beginChange, changeBy } from '#server/changes.ts';
import { publish } from '#server/outbox/queue.ts';
import { newId } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { schoolChanged } from '../contract.ts';
import type { schoolPanelApi } from '../panel/contract.ts';
import { findSchool, saveLogo } from '../store.ts';
import { logoPath, maxLogoBytes } from './rules.ts';

type LogoAnswer = Output<typeof schoolPanelApi.saveLogo>;

/** Drawn for screens of the highest density; the page shows it 40 px high. */
const largest = { width: 800, height: 160 };
/** A picture of a few bytes may unfold to gigabytes. */
const maxPixels = 40_000_000;

/** Makes the picture the school's sign. @throws AppError invalid_input for what is no picture of the kinds allowed */
export async function changeLogo(
  actor: Actor,
  app: App,
  { picture }: ParsedInput<typeof schoolPanelApi.saveLogo>,
): Promise<LogoAnswer> {
  const webp = await redraw(Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'));
  const file = `${createHash('sha256').update(webp).digest('hex')}.webp`;
  await keep(logoFolder(app), file, webp);
  return setLogo(actor, app, file);
}

/** The name stands there in words again. The file stays: an older page may still ask for it. */
export function removeLogo(actor: Actor, app: App): Promise<LogoAnswer> {
  return setLogo(actor, app, null);
}

export function logoFolder(app: App): string {
  return join(app.config.dataDir, 'uploads', 'logo');
}

async function setLogo(actor: Actor, app: App, file: string | null): Promise<LogoAnswer> {
  await app.database.transaction(async (tx) => {
    await beginChange(app, tx);
    const before = (await findSchool(tx))?.logo ?? null;
    await saveLogo(tx, file, app.now().toISOString());
    await publish(app, tx, schoolChanged, changeBy(actor, app, 'school.logo', before, file));
  });
  return { logo: file && logoPath(file) };
}

/** Nothing of the upload survives but its pixels: no metadata, no second file hidden in it. */
async function redraw(upload: Buffer): Promise<Buffer> {
  const refused = new AppError('invalid_input', { fields: { picture: 'picture' } });
  if (upload.length === 0 || upload.length > maxLogoBytes) throw refused;
  try {
    // Loaded by the first logo: a school that has none is spared its memory.
    const { default: sharp } = await import('sharp');
    const image = sharp(upload, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format } = await image.metadata();
    if (!['png', 'jpeg', 'webp', 'heif', 'avif'].includes(format)) throw refused;
    return await image
      .rotate()
      .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, alphaQuality: 100 })
      .toBuffer();
  } catch {
    throw refused;
  }
}

/** Whole or not at all, whoever writes the same meanwhile. */
async function keep(folder: string, file: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${newId()}`);
  await writeFile(draft, bytes);
  await rename(draft, join(folder, file));
}
