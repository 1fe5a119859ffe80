/** Consents without a document of their own: the wording that was agreed to is the whole of it. */
import type { TxContext } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import type { Agreement } from '../rules.ts';
import { proofOf } from './erasure.ts';
import { consentsById, insertConsents, insertWithdrawal, sealVisitorsConsent } from './store.ts';

interface Given {
  /** Null for somebody without an account. */
  userId: string | null;
  email: string;
  agreement: Agreement;
  /** As it was shown beside the box. */
  wording: string;
  /** Place on the site where it was given. */
  place: string;
}

/** Adds an agreement to the ledger as part of `tx`. @returns its id there */
export async function recordAgreement(ctx: TxContext, given: Given): Promise<string> {
  const { userId, email, agreement, wording, place } = given;
  const id = newId();
  const { address, userAgent, language } = ctx.actor;
  await insertConsents(ctx.db, [
    {
      ...{ id, email, wording, place, address },
      user_id: userId,
      document: agreement,
      version: '1',
      document_language: language,
      user_agent: userAgent.slice(0, 300),
      given_at: ctx.app.now().toISOString(),
    },
  ]);
  return id;
}

/** Takes one back, as part of `tx`; nothing changes where it was taken back before. */
export async function withdrawAgreement(ctx: TxContext, id: string, place: string): Promise<void> {
  const [consent] = await consentsById(ctx.db, [id]);
  if (!consent || consent.withdrawn_at) return;
  const { address, userAgent } = ctx.actor;
  await insertWithdrawal(ctx.db, {
    ...{ consent_id: id, place, address },
    user_agent: userAgent.slice(0, 300),
    withdrawn_at: ctx.app.now().toISOString(),
  });
}

/**
 * Takes back consents whose purpose has gone, as part of `tx`; only the proof stays of those given without an account.
 * An account's consents stay in its list until the account is erased.
 */
export async function sealAgreements(
  ctx: TxContext,
  { ids, place }: { ids: readonly string[]; place: string },
): Promise<void> {
  for (const { id, email, user_id } of await consentsById(ctx.db, ids)) {
    await withdrawAgreement(ctx, id, place);
    if (user_id === null) await sealVisitorsConsent(ctx.db, id, proofOf(id, email));
  }
}
