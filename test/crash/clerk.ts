/** A financial officer who sends money back while the product is killed: in parts, again and again, until the end. */
import { setTimeout as pause } from 'node:timers/promises';
import { ordersApi } from '#features/sales/orders/contract.ts';
import type { OrderRefunds } from '#features/sales/refunds/contract/refunds.ts';
import { refundsPanelApi } from '#features/sales/refunds/contract/refunds.ts';
import { toKopecks, toRubles } from '#shared/money.ts';

export interface Clerk {
  tally: { decided: number; sentByHand: number; lostAnswers: number };
  strange: string[];
  /** Refunds that the product has said are decided, or noted as sent. */
  acknowledged: Map<string, 'decided' | 'sent'>;
  goHome(): Promise<void>;
}

/**
 * @param token of somebody who may refund
 * @param restMs twice the longest rest between two refunds: notices of more than sixty a minute are put off
 */
export function sendClerk(origin: string, { token, restMs }: { token: string; restMs: number }): Clerk {
  const clerk: Desk['clerk'] = {
    tally: { decided: 0, sentByHand: 0, lostAnswers: 0 },
    strange: [],
    acknowledged: new Map(),
  };
  let isWorking = true;
  const work = (async () => {
    for (let step = 0; isWorking; step += 1) {
      await refundSome(origin, { token, step, clerk }).catch(() => {
        // The product is being killed: what happened to the decision is seen the next time.
        clerk.tally.lostAnswers += 1;
      });
      await pause(60 + Math.random() * (restMs / 2));
    }
    await noteAll(origin, { token, step: 0, clerk });
  })();
  return {
    ...clerk,
    async goHome() {
      isWorking = false;
      await work;
    },
  };
}

interface Desk {
  token: string;
  step: number;
  clerk: Omit<Clerk, 'goHome'>;
}

/** A third of one of the newest paid orders; every third time all that is left. The course stays open. */
async function refundSome(origin: string, { token, step, clerk }: Desk): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const get = async (path: string) => (await fetch(origin + path, { headers })).json();
  const { orders } = (await get(`${ordersApi.list.path}?status=paid&sort=created_at&page_size=20`)) as {
    orders?: { id: string }[];
  };
  const order = orders?.[(step * 7) % Math.max(1, orders.length)];
  if (!order) return;
  const path = refundsPanelApi.make.path.replace('{id}', order.id);
  const { version, left, refunds } = (await get(path)) as OrderRefunds;
  const own = refunds.find(({ state, way }) => state === 'approved' && way === 'by_hand');
  if (own) return noteSent(origin, { token, step, clerk }, { id: own.id, version });
  if (!left) return;
  const part = Math.max(1, Math.floor(toKopecks(left) / 3));
  const amount = step % 3 === 0 ? left : toRubles(part);
  const body = JSON.stringify({ version, amount, reason: 'Возврат', closes_access: false });
  const answer = await fetch(origin + path, { method: 'POST', headers, body });
  if (answer.status === 200) {
    clerk.tally.decided += 1;
    const known = new Set(refunds.map(({ id }) => id));
    for (const { id } of ((await answer.json()) as OrderRefunds).refunds)
      if (!known.has(id)) clerk.acknowledged.set(id, 'decided');
  } else if (!isNotNow(answer)) clerk.strange.push(`a refund of ${order.id} answered ${answer.status}`);
}

/** Money of a bank's instalments is sent by the clerk, who notes it here. */
async function noteSent(origin: string, { token, clerk }: Desk, refund: { id: string; version: string }) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const path = refundsPanelApi.sent.path.replace('{id}', refund.id);
  const body = JSON.stringify({ version: refund.version });
  const answer = await fetch(origin + path, { method: 'POST', headers, body });
  if (answer.status === 200) {
    clerk.tally.sentByHand += 1;
    clerk.acknowledged.set(refund.id, 'sent');
  } else if (!isNotNow(answer)) clerk.strange.push(`noting a refund answered ${answer.status}`);
}

/** The row changed meanwhile, or the database is away and the answer says when to come back. */
function isNotNow({ status, headers }: Response): boolean {
  return status === 409 || (status === 503 && headers.has('retry-after'));
}

/** At the end of the day nothing decided is left unsent. */
async function noteAll(origin: string, desk: Desk): Promise<void> {
  const headers = { authorization: `Bearer ${desk.token}` };
  const get = async (path: string) => (await fetch(origin + path, { headers })).json();
  try {
    const path = `${refundsPanelApi.list.path}?state=approved&page_size=100`;
    const listed: { id: string; order_id: string; way: string }[] = [];
    // Those for the provider are many where the database was away until now.
    for (let page = 1, total = 1; listed.length < total && page <= 10; page += 1) {
      const found = (await get(`${path}&page=${page}`)) as { refunds: typeof listed; total: number };
      listed.push(...found.refunds);
      total = found.total;
    }
    for (const { id, order_id } of listed.filter(({ way }) => way === 'by_hand')) {
      const one = (await get(refundsPanelApi.make.path.replace('{id}', order_id))) as OrderRefunds;
      await noteSent(origin, desk, { id, version: one.version });
    }
  } catch {
    desk.clerk.tally.lostAnswers += 1;
  }
}
