/** The ledger when a person is erased. What it has to prove, and for how long: docs/decisions/019. */
import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { hashToken } from '#server/tokens.ts';
import { day } from '#shared/dates.ts';
import { canWithdraw, sealMark } from '../rules.ts';
import { consentsOf, deleteSealedConsents, insertWithdrawal, sealConsent } from '../store.ts';

/** The general term within which somebody may go to court (Civil Code of Russia, article 196). */
const keptProofMs = 3 * 366 * day;

/** Takes back what can be taken back, and leaves of each consent only its proof. */
export async function sealConsents(
  app: App,
  tx: Tx,
  actor: Actor,
  { userId, email }: { userId: string; email: string | null },
): Promise<void> {
  const place = actor.kind === 'member' && actor.id === userId ? 'erasure' : 'erasure by staff';
  for (const consent of await consentsOf(tx, userId, email)) {
    if (canWithdraw(consent.document) && !consent.withdrawn_at) {
      const withdrawn_at = app.now().toISOString();
      await insertWithdrawal(tx, {
        consent_id: consent.id,
        place,
        address: '',
        user_agent: '',
        withdrawn_at,
      });
    }
    if (!consent.email.startsWith(sealMark)) {
      await sealConsent(tx, consent.id, userId, proofOf(consent.id, consent.email));
    }
  }
}

/** Names nobody; whoever brings the address can be shown that it is the one. */
function proofOf(id: string, email: string): string {
  return sealMark + hashToken(`${id} ${email}`);
}

/** Nobody can ask for the proof any more. */
export function forgetOldProofs(app: App, db: Db): Promise<void> {
  return deleteSealedConsents(db, new Date(app.now().getTime() - keptProofMs).toISOString());
}
