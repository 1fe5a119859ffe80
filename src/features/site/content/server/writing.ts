/** The only way to change a text of the site: stores the school's own part, with its history and the log. */
import { recordChange } from '#features/records/audit/server/audit.ts';
import { fingerprint } from '#server/changes.ts';
import type { TxContext } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import type { Language } from '#shared/i18n.ts';
import type { Section } from '../contract/content.ts';
import { sectionIn } from '../rules/content.ts';
import type { Grounds } from '../rules/defaults.ts';
import { ownFields } from '../rules/fields.ts';
import * as history from './editing.store.ts';
import * as store from './store.ts';

export interface Writing {
  section: Section;
  language: Language;
  grounds: Grounds;
  /** As visitors are to read it; undefined takes the school's own text away. */
  value: unknown;
  /** Who wrote it; null for the product. */
  by: string | null;
}

/** Part of a transaction that has begun a change. The value is one that the section's schema has checked. */
export async function writeSection(ctx: TxContext, { section, language, grounds, value, by }: Writing) {
  const rows = await store.sectionRows(ctx.db, section);
  const others = rows.filter((row) => row.language !== language);
  const fallback = sectionIn({ section, language, rows: others, grounds });
  const own = value === undefined ? undefined : ownFields(fallback, value);
  const before = rows.find((row) => row.language === language) ?? null;
  const after = own === undefined ? null : JSON.stringify(own);
  const now = ctx.app.now().toISOString();
  if (after === null) await store.deleteSection(ctx.db, section, language);
  else
    await store.putSection(ctx.db, {
      ...{ section, language, value: after, is_demo: 0, updated_at: now },
      of_russian: language === 'ru' ? null : russianOf(rows),
    });
  if (before?.value === after) return;
  await keepVersion(ctx, { section, language, before, after, by });
  const read = (text: string | null) => text && (JSON.parse(text) as unknown);
  await recordChange(
    ctx,
    { action: 'content.changed', subject: `content.${section}.${language}` },
    { before: read(before?.value ?? null), after: read(after) },
  );
}

/** Fingerprint of the school's own Russian text, or of there being none. */
export function russianOf(rows: readonly Pick<store.ContentRow, 'language' | 'value'>[]): string {
  return fingerprint(rows.find(({ language }) => language === 'ru')?.value ?? null);
}

interface Change {
  section: Section;
  language: Language;
  before: store.ContentRow | null;
  after: string | null;
  by: string | null;
}

/** The first change of a text keeps what it replaces, too: nobody wrote that down. */
async function keepVersion(ctx: TxContext, { section, language, before, after, by }: Change): Promise<void> {
  const now = ctx.app.now().toISOString();
  const [known] = await history.versionsOf(ctx.db, { section, language }, 1);
  const text = { section, language };
  if (!known) {
    // Before the school was there, for a default that nobody ever chose.
    const at = before?.updated_at ?? new Date(0).toISOString();
    await history.insertVersion(ctx.db, {
      ...text,
      id: newId(),
      value: before?.value ?? null,
      by_id: null,
      at,
    });
  }
  await history.insertVersion(ctx.db, { ...text, id: newId(), value: after, by_id: by, at: now });
}
