/** The log when a person is erased: what was done stays, who it was done to does not. */
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/database.ts';
import { searchable } from '#shared/search.ts';
import { type AuditFields, withoutNames } from '../rules.ts';
import * as store from '../store.ts';

/** Takes the person's name, addresses and browser out of the entries about them, and out of those of their own deeds. */
export async function redactPerson(app: App, tx: Tx, userId: string): Promise<void> {
  for (const entry of await store.entriesNaming(tx, userId)) {
    const isAbout = entry.subject_kind === 'user' && entry.subject_id === userId;
    const isBy = entry.actor_id === userId;
    const actorEmail = isBy ? '' : entry.actor_email;
    const label = isAbout ? '' : entry.subject_label;
    const address = isBy ? '' : entry.address;
    await store.redactEntry(tx, entry.id, {
      actor_email: actorEmail,
      subject_label: label,
      before: isAbout ? nameless(entry.before) : entry.before,
      after: isAbout ? nameless(entry.after) : entry.after,
      address,
      user_agent: isBy ? '' : entry.user_agent,
      search: searchable(actorEmail, label, entry.subject_id, entry.action, address),
      redacted_at: app.now().toISOString(),
    });
  }
}

function nameless(fields: string): string {
  return JSON.stringify(withoutNames(JSON.parse(fields) as AuditFields));
}
