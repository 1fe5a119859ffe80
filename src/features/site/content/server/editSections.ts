/** Editing texts: every language of a section, without overwriting changes that the editor has not seen. */
import { z } from 'zod';
import { recordChange } from '#features/records/audit/server/audit.ts';
import { assertUnchanged, beginChange, fingerprint } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { checkFields } from '#shared/fieldErrors.ts';
import { type Language, languages } from '#shared/i18n.ts';
import { contentSections, type Section, sectionNames } from '../contract/content.ts';
import type { contentPanelApi, EditedText } from '../contract/panel.ts';
import { isOutdated, sectionIn, shownRow } from '../rules/content.ts';
import { defaultContent, type Grounds } from '../rules/defaults.ts';
import { ownFields, withDefaults } from '../rules/fields.ts';
import { groundsOf } from './grounds.ts';
import * as store from './store.ts';

type In<Name extends keyof typeof contentPanelApi> = ParsedInput<(typeof contentPanelApi)[Name]>;
type Out<Name extends keyof typeof contentPanelApi> = Output<(typeof contentPanelApi)[Name]>;

/** Every section, and the languages in which the school wrote it itself. */
export async function listSections(ctx: Context): Promise<Out<'list'>> {
  const rows = await store.allSections(ctx.db);
  return {
    sections: sectionNames.map((section) => {
      const own = rows.filter((row) => row.section === section);
      return {
        section,
        written: languages.filter((language) => own.some((row) => row.language === language)),
        outdated: languages.filter((language) => isOutdated(language, own)),
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
  const { handle } = ctx.app.database;
  return inLanguages(section, await store.sectionRows(handle, section), await groundsOf(ctx));
}

/**
 * Replaces one language of a section. A field that is blank, or equals what visitors would read anyway, is
 * not stored: it follows the default. @throws AppError conflict, or invalid_input by the paths below `value`
 */
export async function saveSection(ctx: Context, input: In<'save'>): Promise<Out<'save'>> {
  const { section, language, version } = input;
  return ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const grounds = await groundsOf(ctx);
    const rows = await store.sectionRows(ctx.db, section);
    const others = rows.filter((row) => row.language !== language);
    const fallback = sectionIn({ section, language, rows: others, grounds });
    const own = ownFields(fallback, parsed(section, withDefaults(fallback, input.value)));
    const before = ownValue(rows, language);
    assertUnchanged(before, version);
    const value = own === undefined ? null : JSON.stringify(own);
    const updated_at = ctx.app.now().toISOString();
    if (value === null) await store.deleteSection(ctx.db, section, language);
    else await store.putSection(ctx.db, { section, language, value, is_demo: 0, updated_at });
    await record(ctx, { section, language, before, after: value });
    return textIn({ section, language, rows: await store.sectionRows(ctx.db, section), grounds });
  });
}

/** Deletes the school's text, in one language or in all. @throws AppError conflict */
export async function resetSection(ctx: Context, input: In<'reset'>): Promise<Out<'reset'>> {
  const { section, language, version } = input;
  return ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const rows = await store.sectionRows(ctx.db, section);
    if (language && version !== undefined) assertUnchanged(ownValue(rows, language), version);
    await store.deleteSection(ctx.db, section, language ?? null);
    for (const row of rows.filter((each) => !language || each.language === language))
      await record(ctx, { section, language: row.language, before: row.value, after: null });
    return inLanguages(section, await store.sectionRows(ctx.db, section), await groundsOf(ctx));
  });
}

/** The section's schema is found by name, so its problems are reported at the caller's paths. */
function parsed(section: Section, value: unknown): unknown {
  const { data, problems } = checkFields(z.object({ value: contentSections[section] }), { value });
  if (problems) throw new AppError('invalid_input', { fields: problems });
  return data.value;
}

function record(
  ctx: TxContext,
  {
    section,
    language,
    before,
    after,
  }: { section: Section; language: Language; before: string | null; after: string | null },
): Promise<void> {
  const read = (value: string | null) => value && (JSON.parse(value) as unknown);
  return recordChange(
    ctx,
    { action: 'content.changed', subject: `content.${section}.${language}` },
    { before: read(before), after: read(after) },
  );
}

function inLanguages(section: Section, rows: store.ContentRow[], grounds: Grounds): Out<'show'> {
  return { section, texts: languages.map((language) => textIn({ section, language, rows, grounds })) };
}

function textIn({
  section,
  language,
  rows,
  grounds,
}: {
  section: Section;
  language: Language;
  rows: store.ContentRow[];
  grounds: Grounds;
}): EditedText {
  const own = rows.find((row) => row.language === language);
  return {
    language,
    shown: sectionIn({ section, language, rows, grounds }),
    shown_language: shownRow(section, language, rows)?.language ?? null,
    is_own: own !== undefined,
    is_outdated: isOutdated(language, rows),
    is_demo: own?.is_demo === 1,
    default: defaultContent(language, grounds)[section],
    updated_at: own?.updated_at ?? null,
    version: fingerprint(ownValue(rows, language)),
  };
}

/** Null when nothing was written in that language: visitors then read another one, or the default. */
function ownValue(rows: readonly store.ContentRow[], language: Language): string | null {
  return rows.find((row) => row.language === language)?.value ?? null;
}
