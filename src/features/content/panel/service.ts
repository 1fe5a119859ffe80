/** The editor's side of the texts: every language of a section, and changes that overwrite nobody's unseen. */
import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { assertUnchanged, beginChange, changeBy, fingerprint } from '#server/changes.ts';
import type { Tx } from '#server/db/database.ts';
import { publish } from '#server/outbox/queue.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { fieldCode } from '#shared/fields.ts';
import { type Language, languages } from '#shared/i18n.ts';
import { contentChanged, contentSections, type Section, sectionNames } from '../contract.ts';
import { bestOf, completed, defaultContent } from '../rules.ts';
import * as store from '../store.ts';
import type { contentPanelApi, EditedText } from './contract.ts';

type In<Name extends keyof typeof contentPanelApi> = ParsedInput<(typeof contentPanelApi)[Name]>;
type Out<Name extends keyof typeof contentPanelApi> = Output<(typeof contentPanelApi)[Name]>;

/** Every section, and in which languages the school wrote it itself. */
export async function listSections(_actor: Actor, app: App): Promise<Out<'list'>> {
  const rows = await store.allSections(app.database.handle);
  return {
    sections: sectionNames.map((section) => {
      const own = rows.filter((row) => row.section === section);
      return {
        section,
        written: languages.filter((language) => own.some((row) => row.language === language)),
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
export async function showSection(_actor: Actor, app: App, { section }: In<'show'>): Promise<Out<'show'>> {
  return inLanguages(section, await store.sectionRows(app.database.handle, section));
}

/** Replaces one language of a section. @throws AppError conflict, or invalid_input by the paths below `value` */
export async function saveSection(actor: Actor, app: App, input: In<'save'>): Promise<Out<'save'>> {
  const { section, language, version } = input;
  const value = JSON.stringify(parsed(section, input.value));
  return app.database.transaction(async (tx) => {
    await beginChange(app, tx);
    const before = ownValue(await store.sectionRows(tx, section), language);
    assertUnchanged(before, version);
    const updated_at = app.now().toISOString();
    await store.putSection(tx, { section, language, value, is_demo: 0, updated_at });
    await tell(actor, app, tx, section, language, before, value);
    return textIn(section, language, await store.sectionRows(tx, section));
  });
}

/** Takes back what the school wrote, in one language or in all of them. @throws AppError conflict */
export async function resetSection(actor: Actor, app: App, input: In<'reset'>): Promise<Out<'reset'>> {
  const { section, language, version } = input;
  return app.database.transaction(async (tx) => {
    await beginChange(app, tx);
    const rows = await store.sectionRows(tx, section);
    if (language && version !== undefined) assertUnchanged(ownValue(rows, language), version);
    await store.deleteSection(tx, section, language ?? null);
    for (const row of rows.filter((each) => !language || each.language === language))
      await tell(actor, app, tx, section, row.language, row.value, null);
    return inLanguages(section, await store.sectionRows(tx, section));
  });
}

function parsed(section: Section, value: unknown): unknown {
  const given = contentSections[section].safeParse(value, { reportInput: true });
  if (given.success) return given.data;
  const fields: Record<string, string> = {};
  for (const issue of given.error.issues) fields[['value', ...issue.path].join('.')] ??= fieldCode(issue);
  throw new AppError('invalid_input', { fields });
}

function tell(
  actor: Actor,
  app: App,
  tx: Tx,
  section: Section,
  language: Language,
  before: string | null,
  after: string | null,
): Promise<void> {
  const read = (value: string | null) => value && (JSON.parse(value) as unknown);
  const change = changeBy(actor, app, `content.${section}.${language}`, read(before), read(after));
  return publish(app, tx, contentChanged, change);
}

function inLanguages(section: Section, rows: store.ContentRow[]): Out<'show'> {
  return { section, texts: languages.map((language) => textIn(section, language, rows)) };
}

function textIn(section: Section, language: Language, rows: store.ContentRow[]): EditedText {
  const best = bestOf(language, rows);
  const own = rows.find((row) => row.language === language);
  const standard = defaultContent(language)[section];
  return {
    language,
    shown: best ? completed(section, standard, JSON.parse(best.value)) : standard,
    shown_language: best?.language ?? null,
    is_own: own !== undefined,
    is_demo: own?.is_demo === 1,
    default: standard,
    updated_at: own?.updated_at ?? null,
    version: fingerprint(ownValue(rows, language)),
  };
}

/** Null where nothing was written in that language: visitors then read another one, or the default. */
function ownValue(rows: readonly store.ContentRow[], language: Language): string | null {
  return rows.find((row) => row.language === language)?.value ?? null;
}
