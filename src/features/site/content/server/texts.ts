/** The texts of a section as their editor needs them. */
import { fingerprint } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import { type Language, languages } from '#shared/i18n.ts';
import type { Section } from '../contract/content.ts';
import type { EditedText } from '../contract/panel.ts';
import { sectionIn, shownRow } from '../rules/content.ts';
import { defaultContent, type Grounds } from '../rules/defaults.ts';
import { textState } from '../rules/textStates.ts';
import { plansOf } from './editing.store.ts';
import { groundsOf } from './grounds.ts';
import * as store from './store.ts';
import { russianOf } from './writing.ts';

/** In the three languages, as they are now. */
export async function textsOf(ctx: Context, section: Section): Promise<EditedText[]> {
  const rows = await store.sectionRows(ctx.db, section);
  const plans = await plansOf(ctx.db, section);
  const grounds = await groundsOf(ctx);
  return languages.map((language) => textIn({ section, language, rows, plans, grounds }));
}

export async function textOf(ctx: Context, section: Section, language: Language): Promise<EditedText> {
  return (await textsOf(ctx, section)).find((text) => text.language === language)!;
}

/** Version of what the school wrote in that language; visitors read another one, or the default, where it wrote nothing. */
export function versionOf(rows: readonly store.ContentRow[], language: Language): string {
  return fingerprint(rows.find((row) => row.language === language)?.value ?? null);
}

export function nameOf(person: {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
}): string {
  return [person.first_name, person.last_name].filter(Boolean).join(' ') || (person.email ?? '');
}

interface Stored {
  section: Section;
  language: Language;
  rows: store.ContentRow[];
  plans: Awaited<ReturnType<typeof plansOf>>;
  grounds: Grounds;
}

function textIn({ section, language, rows, plans, grounds }: Stored): EditedText {
  const own = rows.find((row) => row.language === language);
  const plan = plans.find((row) => row.language === language);
  return {
    language,
    shown: sectionIn({ section, language, rows, grounds }),
    shown_language: shownRow(section, language, rows)?.language ?? null,
    is_own: own !== undefined,
    state: textState(language, rows, russianOf(rows)),
    planned: plan ? { value: JSON.parse(plan.value) as unknown, at: plan.at, by: nameOf(plan) } : null,
    is_demo: own?.is_demo === 1,
    default: defaultContent(language, grounds)[section],
    updated_at: own?.updated_at ?? null,
    version: versionOf(rows, language),
  };
}
