/** Editing texts: every language of a section, without overwriting changes that the editor has not seen. */
import { z } from 'zod';
import { member } from '#server/actor.ts';
import { beginChange } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { checkFields } from '#shared/fieldErrors.ts';
import { type Language, languages } from '#shared/i18n.ts';
import { contentSections, type Section, sectionNames } from '../contract/content.ts';
import type { contentPanelApi, TextState } from '../contract/panel.ts';
import { sectionIn } from '../rules/content.ts';
import { withDefaults } from '../rules/fields.ts';
import { textState } from '../rules/textStates.ts';
import { groundsOf } from './grounds.ts';
import * as store from './store.ts';
import { textOf, textsOf, versionOf } from './texts.ts';
import { russianOf, writeSection } from './writing.ts';

type In<Name extends keyof typeof contentPanelApi> = ParsedInput<(typeof contentPanelApi)[Name]>;
type Out<Name extends keyof typeof contentPanelApi> = Output<(typeof contentPanelApi)[Name]>;

/** Every section, and the languages that the school wrote itself. */
export async function listSections(ctx: Context): Promise<Out<'list'>> {
  const rows = await store.allSections(ctx.db);
  return {
    sections: sectionNames.map((section) => {
      const own = rows.filter((row) => row.section === section);
      const state = (language: Language) => textState(language, own, russianOf(own));
      return {
        section,
        written: languages.filter((language) => own.some((row) => row.language === language)),
        states: Object.fromEntries(languages.map((language) => [language, state(language)])) as Record<
          Language,
          TextState
        >,
        is_demo: own.some((row) => row.is_demo === 1),
        updated_at:
          own
            .map((row) => row.updated_at)
            .sort()
            .at(-1) ?? null,
      };
    }),
  };
}

/** A section in its three languages. */
export async function showSection(ctx: Context, { section }: In<'show'>): Promise<Out<'show'>> {
  return { section, texts: await textsOf(ctx, section), time_zone: ctx.app.config.timeZone };
}

/**
 * Replaces one language of a section. A field that is blank, or equals what visitors would read anyway, is
 * not stored: it follows the default. @throws AppError conflict, or invalid_input by the paths below `value`
 */
export async function saveSection(ctx: Context, input: In<'save'>): Promise<Out<'save'>> {
  const { section, language, version } = input;
  return ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    await assertVersion(ctx, { section, language, version });
    const value = await checkedText(ctx, { section, language, value: input.value });
    const grounds = await groundsOf(ctx);
    await writeSection(ctx, { section, language, grounds, value, by: member(ctx.actor).id });
    return textOf(ctx, section, language);
  });
}

/** Deletes the school's text, in one language or in all. @throws AppError conflict */
export async function resetSection(ctx: Context, input: In<'reset'>): Promise<Out<'reset'>> {
  const { section, language, version } = input;
  return ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    if (language && version !== undefined) await assertVersion(ctx, { section, language, version });
    const rows = await store.sectionRows(ctx.db, section);
    const grounds = await groundsOf(ctx);
    for (const row of rows.filter((each) => !language || each.language === language))
      await writeSection(ctx, {
        ...{ section, language: row.language, grounds, value: undefined },
        by: member(ctx.actor).id,
      });
    return { section, texts: await textsOf(ctx, section) };
  });
}

/** @throws AppError conflict when somebody has changed it since */
export async function assertVersion(
  ctx: TxContext,
  { section, language, version }: { section: Section; language: Language; version: string },
): Promise<void> {
  const rows = await store.sectionRows(ctx.db, section);
  if (versionOf(rows, language) !== version) throw new AppError('conflict');
}

/**
 * The text as visitors would read it: an empty field falls back to what they read without it. The section's schema is
 * found by name, so its problems are reported at the caller's paths. @throws AppError invalid_input
 */
export async function checkedText(
  ctx: Context,
  { section, language, value }: { section: Section; language: Language; value: unknown },
): Promise<unknown> {
  const rows = await store.sectionRows(ctx.db, section);
  const others = rows.filter((row) => row.language !== language);
  const fallback = sectionIn({ section, language, rows: others, grounds: await groundsOf(ctx) });
  const given = { value: withDefaults(fallback, value) };
  const { data, problems } = checkFields(z.object({ value: contentSections[section] }), given);
  if (problems) throw new AppError('invalid_input', { fields: problems });
  return data.value;
}
