/** Orders of a person who is erased: what was bought, when and for how much stays; who it was does not. */
import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/database.ts';
import { hashToken, newToken } from '#server/tokens.ts';
import { hiddenName } from '#shared/erased.ts';
import { searchable } from '#shared/search.ts';
import { noteOrder } from '../service.ts';
import * as store from '../store.ts';

/** Whose orders they are. Without an address only the account's. */
export interface Buyer {
  userId: string;
  email: string | null;
}

/** Holds them until `tx` ends. Comes before the account is held: whoever credits a payment goes the same way. */
export async function holdOrdersOf(tx: Tx, { userId, email }: Buyer): Promise<string[]> {
  return (await store.lockOrdersOf(tx, userId, email)).map(({ id }) => id);
}

/**
 * Takes name, addresses and phone out of them, also out of their history; their secrets open nothing any more. They
 * belong to the emptied account, so that money which comes later is nobody's. Answers those that named somebody.
 */
export async function eraseBuyer(
  app: App,
  tx: Tx,
  actor: Actor,
  buyer: Buyer,
  standIn: string,
): Promise<string[]> {
  const named = (await store.lockOrdersOf(tx, buyer.userId, buyer.email)).filter((order) => !order.erased_at);
  for (const { id, course_title } of named) {
    await store.changeOrder(tx, id, {
      user_id: buyer.userId,
      email: standIn,
      name: '',
      phone: null,
      secret_hash: hashToken(newToken()),
      search: searchable(course_title, id),
      erased_at: app.now().toISOString(),
    });
    await hideInHistory(tx, id, () => true);
    await noteOrder(app, tx, actor, id, 'buyer_erased');
  }
  return named.map(({ id }) => id);
}

/** Somebody else's order, which had the address for a while. */
export function hideAddress(tx: Tx, orderId: string, email: string): Promise<void> {
  return hideInHistory(tx, orderId, (value) => value === email);
}

async function hideInHistory(tx: Tx, orderId: string, isHidden: (value: string) => boolean): Promise<void> {
  for (const { id, details } of await store.historyOf(tx, orderId)) {
    if (details === null) continue;
    const values = Object.entries(JSON.parse(details) as Record<string, string>);
    const hidden = values.map(([name, value]) => [name, isHidden(value) ? hiddenName : value]);
    await store.changeDetails(tx, id, JSON.stringify(Object.fromEntries(hidden)));
  }
}
