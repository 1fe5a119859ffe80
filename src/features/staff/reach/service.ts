/** The frame of everything that staff do to a person. */
import { holdPerson, type PersonRow } from '#features/accounts/people/service.ts';
import type { AuditAction, AuditFields } from '#features/audit/rules.ts';
import { recordDeed } from '#features/audit/service.ts';
import { type Actor, type Member, member } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/database.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { UserDetails } from '../contract.ts';
import { type PersonDeed, refusalOf } from '../people/rules.ts';
import { showUser } from '../service.ts';

/**
 * Does something to a person in one transaction, with both held: the rights are those of the moment it is done.
 * Answers the person as they are afterwards. @throws AppError forbidden, not_oneself, role_too_high; not_found also
 * for deleted people, whom one can only bring back
 */
export async function changePerson(
  actor: Actor,
  app: App,
  id: string,
  deed: PersonDeed,
  work: (tx: Tx, person: PersonRow, self: Member) => Promise<void>,
): Promise<UserDetails> {
  const self = member(actor);
  await app.database.transaction(async (tx) => {
    const person = await holdPerson(app, tx, self, id);
    const refusal = refusalOf(self, person, deed);
    if (refusal) throw new AppError(refusal);
    if (person.deleted_at && deed !== 'restore') throw notFound();
    await work(tx, person, self);
  });
  return showUser(actor, app, { id });
}

/** The entry of the log about something done to a person. */
export function recordChange(
  app: App,
  tx: Tx,
  actor: Actor,
  person: { id: string; email: string },
  action: AuditAction,
  fields: { before?: AuditFields; after?: AuditFields } = {},
): Promise<void> {
  const subject = { kind: 'user', id: person.id, label: person.email };
  return recordDeed(app, tx, actor, { action, subject, ...fields });
}
