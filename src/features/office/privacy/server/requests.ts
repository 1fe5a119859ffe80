/**
 * Actions of staff for a person who asked by mail. Both leave an entry in the log, in the same transaction.
 */

import { claimOf } from '#features/accounts/account/server/claims.ts';
import { refusals } from '#features/office/people/errors.ts';
import { type PersonAction, refusalOf } from '#features/office/people/rules.ts';
import { holdPerson, type PersonRow } from '#features/office/people/server/changes.ts';
import { recordPersonAction } from '#features/office/people/server/staffAction.ts';
import { holdOrdersOf } from '#features/sales/orders/server/erasure.ts';
import { type Member, member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { SentFile } from '#shared/files.ts';
import type { panelPrivacyApi } from '../contract/panel.ts';
import { erase } from './erasure.ts';
import { archiveOf } from './export.ts';
import { dataOf } from './myData.ts';

type In<K extends keyof typeof panelPrivacyApi> = ParsedInput<(typeof panelPrivacyApi)[K]>;

/** In the language of the person. @throws AppError not_found, not_oneself, role_too_high */
export async function downloadOf(ctx: Context, { id }: In<'download'>): Promise<SentFile> {
  const self = member(ctx.actor);
  const { data, ...options } = await ctx.transaction(async (ctx) => {
    const person = await holdPerson(ctx, id);
    refuse(self, person, 'download');
    const email = person.deleted_email ?? person.email;
    await recordPersonAction(ctx, { id, email }, { action: 'user.data_downloaded' });
    const claim = claimOf(person);
    return { data: await dataOf(ctx, claim), language: person.language, isConfirmed: claim.email !== null };
  });
  return archiveOf(ctx, data, options);
}

/**
 * Also for a deleted person who could still be restored.
 * @throws AppError not_found, not_oneself, role_too_high, staff_not_erased; invalid_input for another address
 */
export async function erasePerson(ctx: Context, { id, confirmation }: In<'erase'>) {
  const self = member(ctx.actor);
  await ctx.transaction(async (ctx) => {
    await holdOrdersOf(ctx.db, { userId: id, email: null });
    const person = await holdPerson(ctx, id);
    refuse(self, person, 'erase');
    const email = person.deleted_email ?? person.email;
    if (confirmation !== email)
      throw new AppError('invalid_input', { fields: { confirmation: 'other_address' } });
    await erase(ctx, person);
    await recordPersonAction(ctx, { id, email: '' }, { action: 'user.erased' });
  });
  return { erased: true } as const;
}

function refuse(self: Member, person: PersonRow, action: PersonAction): void {
  const refusal = refusalOf(self, person, action);
  if (refusal) throw new AppError(refusals[refusal]);
}
