/** Accounts of the demo. */
import { type Member, system, type Visitor } from '#server/actor.ts';
import type { TxContext } from '#server/context.ts';
import type { CountRemoved, DemoRows } from '#server/demoPart.ts';
import { forgetWorkOn } from '#server/outbox/queue.ts';
import type { Language } from '#shared/i18n.ts';
import * as store from './store.ts';

/** With everything that depends on them alone. */
export async function removeDemoAccounts(
  ctx: TxContext,
  { accounts }: DemoRows,
  count: CountRemoved,
): Promise<void> {
  for (const { id } of accounts) await store.deleteUser(ctx.db, id);
  await forgetWorkOn(
    ctx.db,
    accounts.flatMap(({ id, email }) => [id, email]),
  );
  count('accounts', accounts.length);
}

/** The same as somebody of the demo would have done it, from their own device. @throws where nobody has the address */
export async function actingAs(ctx: TxContext, email: string): Promise<TxContext & { actor: Member }> {
  const account = await store.findUserByEmail(ctx.db, email);
  if (!account) throw new Error(`nobody of the demo has the address ${email}`);
  const { id, role, language } = account;
  const origin = { ...system, language, address: addressOf(email), userAgent };
  return { ...ctx, actor: { ...origin, kind: 'member', id, role, email, sessionId: '' } };
}

/** The same as somebody who has not signed in. */
export function actingAsVisitor(
  ctx: TxContext,
  { email, language }: { email: string; language: Language },
): TxContext {
  const actor: Visitor = { kind: 'visitor', language, address: addressOf(email), userAgent };
  return { ...ctx, actor };
}

/** Puts the beginning of the demo's own accounts back to the beginning of its past. */
export async function backdateAccounts(ctx: TxContext, emails: readonly string[]): Promise<void> {
  for (const email of emails) {
    const account = await store.findUserByEmail(ctx.db, email);
    const at = ctx.app.now().toISOString();
    if (account) await store.setCreated(ctx.db, account.id, at);
  }
}

const userAgent = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36';

/** Gives each person an address from a network reserved for examples (RFC 5737). */
function addressOf(email: string): string {
  const sum = [...email].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 254, 7);
  return `198.51.100.${sum + 1}`;
}
