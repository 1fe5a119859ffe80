/** What a person leaves behind beyond the account. */
import { standInFor } from '#features/accounts/people/rules.ts';
import { redactPerson } from '#features/audit/erasure/service.ts';
import { sealConsents } from '#features/consents/erasure/service.ts';
import { eraseLearning } from '#features/learning/erasure/service.ts';
import { eraseBuyer } from '#features/orders/erasure/service.ts';
import { erasePayments } from '#features/payments/erasure/service.ts';
import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/database.ts';

/** All that hangs on the account. Repeatable: what came in between is taken out as well. */
export async function eraseTraces(
  app: App,
  tx: Tx,
  actor: Actor,
  whose: { userId: string; email: string | null },
): Promise<void> {
  const orders = await eraseBuyer(app, tx, actor, whose, standInFor(whose.userId));
  await erasePayments(app, tx, orders);
  await eraseLearning(app, tx, whose.userId);
  await sealConsents(app, tx, actor, whose);
  await redactPerson(app, tx, whose.userId);
}
