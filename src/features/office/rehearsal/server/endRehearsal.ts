/** The end of a rehearsal: what was sold in it goes, and a live school can begin. */
import { recordAction } from '#features/records/audit/server/audit.ts';
import { firstOrderOf, ordersOf } from '#features/sales/orders/server/rehearsal.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import { rehearsalSince } from '#server/rehearsalMark.ts';
import { removeRows } from '#server/removal.ts';
import type { Output } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { rehearsalApi } from '../contract.ts';

export async function showRehearsal({ db }: Context): Promise<Output<typeof rehearsalApi.show>> {
  return { since: await beginningOf(db), orders: await ordersOf(db, 'rehearsal') };
}

/**
 * Removes its orders, the people who registered while it lasted, and everything they left, in one transaction.
 * @throws conflict where there is no rehearsal
 */
export function endRehearsal(ctx: Context): Promise<Output<typeof rehearsalApi.end>> {
  return ctx.transaction(async (ctx) => {
    const since = await beginningOf(ctx.db);
    if (since === null) throw new AppError('conflict');
    const { orders, accounts: people } = await removeRows(ctx, 'rehearsal', since);
    await recordAction(ctx, {
      action: 'rehearsal.ended',
      subject: { kind: 'school', id: 'rehearsal', label: '' },
      after: { rehearsed_orders: orders, rehearsed_people: people },
    });
    return { orders, people };
  });
}

/** A school that sold on after the end of its rehearsal, before it was stopped, rehearses again since its first order. */
async function beginningOf(db: Db): Promise<string | null> {
  return (await rehearsalSince(db)) ?? (await firstOrderOf(db, 'rehearsal'));
}
