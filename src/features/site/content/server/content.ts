import { recordChange } from '#features/records/audit/server/audit.ts';
import { countStudents } from '#features/teaching/enrolments/server/enrolments.ts';
import { beginChange } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { CountRemoved, DemoRows } from '#server/demoPart.ts';
import type { Output } from '#shared/contract.ts';
import { type Language, languages } from '#shared/i18n.ts';
import { type contentApi, contentSections, type Section, type SiteContent } from '../contract/content.ts';
import { contentIn } from '../rules/content.ts';
import { computedStatistics } from './figures.ts';
import { groundsOf } from './grounds.ts';
import * as store from './store.ts';

/** The school's texts of the public page, in the caller's language. */
export async function showContent(ctx: Context): Promise<Output<typeof contentApi.show>> {
  const { handle } = ctx.app.database;
  const content = contentIn(ctx.actor.language, await store.writtenSections(handle), await groundsOf(ctx));
  const students = content.counter === 'real' ? await countStudents(ctx) : null;
  const statistics = await computedStatistics(ctx, content.statistics);
  return { ...content, statistics, students };
}

/** Whether the page says how many students there are. */
export async function countsStudents(ctx: Context): Promise<boolean> {
  const { statistics, counter } = contentIn('ru', await store.writtenSections(ctx.db), await groundsOf(ctx));
  return counter === 'real' || statistics.some(({ computed }) => computed === 'students');
}

/**
 * Writes a section of the demo school, marked as demo content, as part of `tx`. @throws ZodError for a value
 * that no page could show
 */
export async function writeDemoSection<S extends Section>(
  ctx: TxContext,
  section: S,
  texts: Partial<Record<Language, SiteContent[S]>>,
): Promise<void> {
  await beginChange(ctx);
  for (const language of languages.filter((each) => texts[each])) {
    const value = JSON.stringify(contentSections[section].parse(texts[language]));
    await store.putSection(ctx.db, {
      section,
      language,
      value,
      is_demo: 1,
      updated_at: ctx.app.now().toISOString(),
    });
  }
  await recordChange(
    ctx,
    { action: 'content.changed', subject: `content.${section}` },
    { before: null, after: texts },
  );
}

/** Removes unedited demo texts. */
export async function removeDemoSections(
  ctx: TxContext,
  _demo: DemoRows,
  count: CountRemoved,
): Promise<void> {
  count('texts', await store.deleteDemoSections(ctx.db));
}
