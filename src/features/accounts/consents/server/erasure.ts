/** Consents when a person is erased. docs/decisions/019 says which must stay provable, and for how long. */
import type { Context, TxContext } from '#server/context.ts';
import type { ErasedPerson } from '#server/personalData.ts';
import { hashToken } from '#server/tokens.ts';
import { day } from '#shared/dates.ts';
import { canWithdraw, sealMark } from '../rules.ts';
import {
  consentsByGuardian,
  consentsOf,
  deleteSealedConsents,
  insertWithdrawal,
  sealConsent,
  sealGuardian,
} from './store.ts';

/** General limitation period for claims (Civil Code of Russia, article 196). */
const keptProofMs = 3 * 366 * day;

/** Withdraws every consent that can be withdrawn, and reduces each consent to its proof. */
export async function sealConsents(ctx: TxContext, person: ErasedPerson): Promise<void> {
  const { userId, email } = person;
  const place = ctx.actor.kind === 'member' && ctx.actor.id === userId ? 'erasure' : 'erasure by staff';
  for (const consent of await consentsOf(ctx.db, person)) {
    if (canWithdraw(consent.document) && !consent.withdrawn_at) {
      const withdrawn_at = ctx.app.now().toISOString();
      await insertWithdrawal(ctx.db, {
        consent_id: consent.id,
        place,
        address: '',
        user_agent: '',
        withdrawn_at,
      });
    }
    if (!consent.email.startsWith(sealMark)) {
      await sealConsent(ctx.db, { id: consent.id, userId, proof: proofOf(consent.id, consent.email) });
      await sealGiver(ctx, consent);
    }
  }
  const asGuardian = email === null ? [] : await consentsByGuardian(ctx.db, email);
  for (const consent of asGuardian) await sealGiver(ctx, consent);
}

async function sealGiver(ctx: TxContext, { id, given_by_email: email }: Giver): Promise<void> {
  if (email !== null && !email.startsWith(sealMark)) await sealGuardian(ctx.db, id, proofOf(id, email));
}

interface Giver {
  id: string;
  given_by_email: string | null;
}

/** Names nobody, but can be compared with an address that somebody presents. */
export function proofOf(id: string, email: string): string {
  return sealMark + hashToken(`${id} ${email}`);
}

/** Deletes proofs that can no longer be demanded. */
export function forgetOldProofs(ctx: Context): Promise<void> {
  return deleteSealedConsents(ctx.db, new Date(ctx.app.now().getTime() - keptProofMs).toISOString());
}
