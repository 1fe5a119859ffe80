import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

type Texts = Record<string, Record<string, string> | null>;
interface Row {
  id: string | number;
  translations: string;
}

/**
 * One shape for every translated field: `{"title": {"en": "…", "zh": "…"}}`, with Russian in the field's own
 * column.
 */
export async function up({ db }: Schema): Promise<void> {
  for (const table of ['courses', 'lessons']) await rewrite(db, table, byField);
  for (const table of ['models', 'school']) await rewrite(db, table, withoutRussian);
}

async function rewrite(db: Kysely<unknown>, table: string, change: (texts: Texts) => Texts): Promise<void> {
  const name = sql.table(table);
  const { rows } = await sql<Row>`select id, translations from ${name} where translations <> '{}'`.execute(
    db,
  );
  for (const { id, translations } of rows) {
    const texts = JSON.stringify(change(JSON.parse(translations) as Texts));
    await sql`update ${name} set translations = ${texts} where id = ${id}`.execute(db);
  }
}

/** Tables that stored texts by language: `{"en": {"title": "…"}}`. */
function byField(byLanguage: Texts): Texts {
  const texts: Record<string, Record<string, string>> = {};
  for (const [language, fields] of Object.entries(byLanguage))
    for (const [field, text] of Object.entries(fields ?? {})) {
      texts[field] ??= {};
      texts[field][language] = text;
    }
  return texts;
}

/** Tables that repeated the Russian text, with null for unknown texts. */
function withoutRussian(texts: Texts): Texts {
  const entries = Object.entries(texts).map(([field, text]) => {
    const { ru: _, ...others } = text ?? {};
    return [field, others] as const;
  });
  return Object.fromEntries(entries.filter(([, others]) => Object.keys(others).length > 0));
}
