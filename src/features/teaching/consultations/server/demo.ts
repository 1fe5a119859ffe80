/** Consultations of a demo's past. */
import { findAccountByEmail } from '#features/accounts/account/server/accounts.ts';
import type { TxContext } from '#server/context.ts';
import { showConsultation } from './consultationsForStaff.ts';
import * as store from './store.ts';

/** A person's last consultation, as staff see it before they decide. @throws where there is none */
export async function latestConsultation(
  ctx: TxContext,
  email: string,
): Promise<{ id: string; version: string }> {
  const account = await findAccountByEmail(ctx.db, email);
  const [latest] = account ? await store.consultationsOf(ctx.db, account.id) : [];
  if (!latest) throw new Error(`${email} has asked for no consultation`);
  const { id, version } = await showConsultation(ctx, { id: latest.id });
  return { id, version };
}
