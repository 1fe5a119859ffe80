import { countStudents } from '#features/learning/enrolments/service.ts';
import type { Actor, System } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { beginChange, changeBy } from '#server/changes.ts';
import type { Tx } from '#server/db/database.ts';
import { publish } from '#server/outbox/queue.ts';
import type { Output } from '#shared/contract.ts';
import { type Language, languages } from '#shared/i18n.ts';
import {
  type contentApi,
  contentChanged,
  contentSections,
  type Section,
  type SiteContent,
} from './contract.ts';
import { contentIn } from './rules.ts';
import * as store from './store.ts';

/** The school's texts of the public page, in the language of the caller. */
export async function showContent(actor: Actor, app: App): Promise<Output<typeof contentApi.show>> {
  const { handle } = app.database;
  const content = contentIn(actor.language, await store.writtenSections(handle));
  const students = content.counter === 'real' ? await countStudents(handle) : null;
  return { ...content, students };
}

/** Writes a section of the demo school, marked as such, as part of `tx`. @throws ZodError for what no page could show */
export async function writeDemoSection<S extends Section>(
  actor: System,
  app: App,
  tx: Tx,
  section: S,
  texts: Record<Language, SiteContent[S]>,
): Promise<void> {
  await beginChange(app, tx);
  for (const language of languages) {
    const value = JSON.stringify(contentSections[section].parse(texts[language]));
    await store.putSection(tx, { section, language, value, is_demo: 1, updated_at: app.now().toISOString() });
  }
  await publish(app, tx, contentChanged, changeBy(actor, app, `content.${section}`, null, texts));
}
