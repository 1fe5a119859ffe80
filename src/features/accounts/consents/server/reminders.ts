/** Consent to one mail about a payment that stayed unfinished: in the ledger like any other, without a document. */
import { ownClaim } from '#features/accounts/account/server/claims.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import type { Claim } from '#server/personalData.ts';
import { newId } from '#server/tokens.ts';
import { reminderDocument } from '../rules.ts';
import { consentsTexts } from '../texts.ts';
import { insertConsents, insertWithdrawal, standingConsents } from './store.ts';

interface Buyer {
  /** Null without an account. */
  userId: string | null;
  email: string;
}

/** Records it as part of the transaction that places the order. */
export async function recordReminder(ctx: TxContext, { userId, email }: Buyer): Promise<void> {
  const { language, address, userAgent } = ctx.actor;
  await insertConsents(ctx.db, [
    {
      id: newId(),
      user_id: userId,
      email,
      document: reminderDocument,
      // The wording is all there is.
      version: '',
      document_language: null,
      wording: consentsTexts.consents[language].wordings.reminder,
      place: 'checkout',
      address,
      user_agent: userAgent.slice(0, 300),
      given_at: ctx.app.now().toISOString(),
      ...{ given_by_name: null, given_by_email: null },
    },
  ]);
}

/** Whether such a consent holds at this moment. */
export async function hasReminder(db: Db, buyer: Buyer): Promise<boolean> {
  return (await standingConsents(db, { ...buyer, document: reminderDocument })).length > 0;
}

/** Takes them back, from whichever order; does nothing where none holds. */
export async function withdrawReminders(ctx: TxContext, buyer: Buyer | Claim, place: string): Promise<void> {
  for (const { id } of await standingConsents(ctx.db, { ...buyer, document: reminderDocument }))
    await insertWithdrawal(ctx.db, {
      consent_id: id,
      place,
      address: ctx.actor.address,
      user_agent: ctx.actor.userAgent.slice(0, 300),
      withdrawn_at: ctx.app.now().toISOString(),
    });
}

/** The same by the person, in the cabinet. */
export async function endOwnReminders(ctx: Context): Promise<Record<never, never>> {
  const claim = await ownClaim(ctx);
  await ctx.transaction((ctx) => withdrawReminders(ctx, claim, 'cabinet'));
  return {};
}
