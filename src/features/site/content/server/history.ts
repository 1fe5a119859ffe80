/** Former versions of the texts, and the way back to them. */
import { member } from '#server/actor.ts';
import { beginChange } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import type { editingApi } from '../contract/editing.ts';
import type { EditedText } from '../contract/panel.ts';
import { withOwnFields } from '../rules/fields.ts';
import * as editing from './editing.store.ts';
import { assertVersion, checkedText } from './editSections.ts';
import { groundsOf } from './grounds.ts';
import { nameOf, textOf } from './texts.ts';
import { writeSection } from './writing.ts';

const mostShown = 50;

export async function showHistory(
  ctx: Context,
  { section, language }: ParsedInput<typeof editingApi.history>,
): Promise<Output<typeof editingApi.history>> {
  const text = await textOf(ctx, section, language);
  const rows = await editing.versionsOf(ctx.db, { section, language }, mostShown);
  return {
    versions: rows.map((row, index) => ({
      id: row.id,
      at: row.at,
      by: nameOf(row) || null,
      shown: row.value === null ? text.default : withOwnFields(text.default, JSON.parse(row.value)),
      is_own: row.value !== null,
      is_current: index === 0,
    })),
  };
}

/** @throws AppError not_found; conflict when somebody has changed the text since */
export async function takeBack(
  ctx: Context,
  { id, version }: ParsedInput<typeof editingApi.takeBack>,
): Promise<EditedText> {
  return ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const row = await editing.versionById(ctx.db, id);
    if (!row) throw notFound();
    const { section, language } = row;
    await assertVersion(ctx, { section, language, version });
    const written = row.value === null ? undefined : (JSON.parse(row.value) as unknown);
    const text = await textOf(ctx, section, language);
    const given = withOwnFields(text.default, written);
    // Bounds may have changed since it was written.
    const value =
      written === undefined ? undefined : await checkedText(ctx, { section, language, value: given });
    const grounds = await groundsOf(ctx);
    await writeSection(ctx, { section, language, grounds, value, by: member(ctx.actor).id });
    return textOf(ctx, section, language);
  });
}
