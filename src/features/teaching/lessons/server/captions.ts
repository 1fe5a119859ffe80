/** Captions: checked, and kept as a file of their own, so that an opened ticket never reads a half-written one. */

import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { recordAction } from '#features/records/audit/server/audit.ts';
import type { Context, TxContext } from '#server/context.ts';
import { keepFile } from '#server/files.ts';
import { newId } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/i18n.ts';
import type { captionsApi } from '../contract/captions.ts';
import { lessonErrors } from '../errors.ts';
import { asWebVtt, captionsProblem } from '../rules/captions.ts';
import { mostCaptionBytes } from '../rules/lessons.ts';
import * as store from './captions.store.ts';
import { lessonToChange, subjectOf } from './editLessons.ts';

type In<K extends keyof typeof captionsApi> = ParsedInput<(typeof captionsApi)[K]>;
type Captions = Output<typeof captionsApi.save>;

/** Nothing is saved: a person looks whether the letters are right. */
export async function showCaptions(
  _ctx: Context,
  input: In<'read'>,
): Promise<Output<typeof captionsApi.read>> {
  const { decoded, encodingOf } = await import('#server/foreignFiles/encoding.ts');
  const bytes = Buffer.from(input.file, 'base64');
  const encoding = input.encoding ?? encodingOf(bytes);
  const text = asWebVtt(decoded(bytes, encoding));
  return { text, encoding, wrong: captionsProblem(text) };
}

/** @throws lesson_not_found, payload_too_large, captions_wrong with the line */
export async function saveCaptions(
  ctx: Context,
  { id, language, text: given }: In<'save'>,
): Promise<Captions> {
  const text = asWebVtt(given);
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.length > mostCaptionBytes) throw new AppError('payload_too_large');
  const problem = captionsProblem(text);
  if (problem)
    throw new AppError(lessonErrors.captions_wrong, { values: { ...problem }, extra: { ...problem } });
  const file = `captions/${newId()}.vtt`;
  await keepFile(join(uploadsOf(ctx), file), bytes);
  try {
    return await replace(ctx, { id, language }, (ctx) =>
      store.putCaptions(ctx.db, { lesson_id: id, language, file }),
    );
  } catch (error) {
    await removeCaptionFiles(ctx, [file]);
    throw error;
  }
}

/** The file stays for thirty days. Does nothing without captions in that language. @throws lesson_not_found */
export function deleteCaptions(ctx: Context, given: In<'delete'>): Promise<Captions> {
  return replace(ctx, given, (ctx) => store.markCaptions(ctx.db, given, ctx.app.now().toISOString()));
}

/** Does nothing when none were deleted. @throws lesson_not_found */
export function restoreCaptions(ctx: Context, given: In<'restore'>): Promise<Captions> {
  return replace(ctx, given, (ctx) => store.markCaptions(ctx.db, given, null));
}

/** The captions of a lesson as they are now; null without any in that language. */
export async function readCaptions(ctx: Context, lessonId: string, language: string): Promise<string | null> {
  const captions = await store.captionsOf(ctx.db, [lessonId]);
  const file = captions.find((each) => each.language === language)?.file;
  return file === undefined ? null : readFile(join(uploadsOf(ctx), file), 'utf8').catch(() => null);
}

/** Removes those of the files that no lesson names any more. A missing one is no error. */
export async function removeCaptionFiles(ctx: Context, files: readonly string[]): Promise<void> {
  const named = await store.namedFiles(ctx.app.database.handle, files);
  // The demo school's are not below `captions/`: they belong to the product.
  const unused = files.filter((file) => file.startsWith('captions/') && !named.includes(file));
  for (const file of unused) await rm(join(uploadsOf(ctx), file), { force: true });
}

async function replace(
  ctx: Context,
  { id, language }: { id: string; language: Language },
  change: (ctx: TxContext) => Promise<void>,
): Promise<Captions> {
  const { replaced, after } = await ctx.transaction(async (ctx) => {
    const lesson = await lessonToChange(ctx, id);
    const replaced = await store.captionFile(ctx.db, id, language);
    const before = await store.captionsOf(ctx.db, [id]);
    await change(ctx);
    const after = await store.captionsOf(ctx.db, [id]);
    await recordAction(ctx, {
      action: 'lesson.captions',
      subject: subjectOf(lesson),
      before: { captions: before.map((row) => row.language) },
      after: { captions: after.map((row) => row.language), language },
    });
    return { replaced, after };
  });
  if (replaced !== undefined) await removeCaptionFiles(ctx, [replaced]);
  return { captions: after.map((row) => row.language) };
}

const uploadsOf = (ctx: Context) => join(ctx.app.config.dataDir, 'uploads');
