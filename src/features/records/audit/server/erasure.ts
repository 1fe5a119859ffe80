/** The log when a person is erased: the actions stay, the person's name does not. */
import type { TxContext } from '#server/context.ts';
import type { ErasedPerson } from '#server/personalData.ts';
import { searchable } from '#shared/search.ts';
import { type AuditFields, withoutNames } from '../rules.ts';
import * as store from './store.ts';

/** Takes the person's name, addresses and browser out of the entries about them, and out of those of their own actions. */
export async function redactPerson(ctx: TxContext, { userId }: ErasedPerson): Promise<void> {
  for (const entry of await store.entriesNaming(ctx.db, userId)) {
    const isAbout = entry.subject_kind === 'user' && entry.subject_id === userId;
    const isBy = entry.actor_id === userId;
    const actorEmail = isBy ? '' : entry.actor_email;
    const label = isAbout ? '' : entry.subject_label;
    const address = isBy ? '' : entry.address;
    await store.redactEntry(ctx.db, entry.id, {
      actor_email: actorEmail,
      subject_label: label,
      before: isAbout ? nameless(entry.before) : entry.before,
      after: isAbout ? nameless(entry.after) : entry.after,
      address,
      user_agent: isBy ? '' : entry.user_agent,
      search: searchable(actorEmail, label, entry.subject_id, entry.action, address),
      redacted_at: ctx.app.now().toISOString(),
    });
  }
}

function nameless(fields: string): string {
  return JSON.stringify(withoutNames(JSON.parse(fields) as AuditFields));
}
