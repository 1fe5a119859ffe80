/** Erasing a person: every feature takes out its part, in one transaction. Why so: docs/decisions/019. */
import { eraseAccount, type HeldPerson } from '#features/accounts/erasure/service.ts';
import { eraseMistyped } from '#features/payments/erasure/service.ts';
import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/database.ts';
import { forgetFinished, queue } from '#server/outbox/queue.ts';
import { minute } from '#shared/dates.ts';
import { sendErased, sweepErased } from '../jobs.ts';
import { eraseTraces } from '../traces/service.ts';

/** So long after it nothing that was asked before is still being answered. */
const sweepAfterMs = 10 * minute;

/** Erases a person whom the caller holds, orders first; a mail confirms it to the address that is forgotten here. */
export async function erase(app: App, tx: Tx, actor: Actor, person: HeldPerson): Promise<void> {
  const { id: userId, language, first_name: firstName } = person;
  const email = person.deleted_email ?? person.email;
  await eraseTraces(app, tx, actor, { userId, email });
  await eraseMistyped(tx, email);
  await eraseAccount(app, tx, person);
  await forgetFinished(tx, [userId, email]);
  await queue(app, tx, sendErased, { userId, email, firstName, language });
  const runAt = new Date(app.now().getTime() + sweepAfterMs);
  await queue(app, tx, sweepErased, { userId }, { runAt });
}
