/** The log when a person is erased: the actions stay, the person's name and what was typed about them do not. */
import type { TxContext } from '#server/context.ts';
import { featuresOf } from '#server/feature.ts';
import { type ErasedPerson, personalTablesOf } from '#server/personalData.ts';
import { searchable } from '#shared/search.ts';
import { type AuditFields, withoutTexts } from '../rules.ts';
import * as store from './store.ts';

/**
 * Takes name and texts out of the entries about the person or a thing of theirs, and address and browser out of those of
 * their own actions. Comes before the things themselves are erased: some entries are found by them.
 */
export async function redactPerson(ctx: TxContext, person: ErasedPerson): Promise<void> {
  const { userId } = person;
  const about = await store.entriesAbout(ctx.db, userId);
  for (const table of personalTablesOf(featuresOf(ctx.app)))
    if (table.subject) about.push(...(await store.entriesOnRows(ctx.db, table, person)));
  const isAbout = new Set(about.map(({ id }) => id));
  const by = (await store.entriesBy(ctx.db, userId)).filter(({ id }) => !isAbout.has(id));
  for (const entry of [...new Map(about.map((entry) => [entry.id, entry])).values(), ...by])
    await redact(ctx, entry, { isAbout: isAbout.has(entry.id), isBy: entry.actor_id === userId });
}

/** The same for one thing that is erased by itself, such as an application whose time is over. */
export async function redactEntriesOn(ctx: TxContext, subject: { kind: string; id: string }): Promise<void> {
  for (const entry of await store.entriesOn(ctx.db, subject))
    await redact(ctx, entry, { isAbout: true, isBy: false });
}

async function redact(
  ctx: TxContext,
  entry: store.AuditRow,
  { isAbout, isBy }: { isAbout: boolean; isBy: boolean },
): Promise<void> {
  const actorEmail = isBy ? '' : entry.actor_email;
  const label = isAbout ? '' : entry.subject_label;
  const address = isBy ? '' : entry.address;
  await store.redactEntry(ctx.db, entry.id, {
    actor_email: actorEmail,
    subject_label: label,
    before: isAbout ? textless(entry.before) : entry.before,
    after: isAbout ? textless(entry.after) : entry.after,
    address,
    user_agent: isBy ? '' : entry.user_agent,
    search: searchable(actorEmail, label, entry.subject_id, entry.action, address),
    redacted_at: ctx.app.now().toISOString(),
  });
}

function textless(fields: string): string {
  return JSON.stringify(withoutTexts(JSON.parse(fields) as AuditFields));
}
