import { useEffect, useState } from 'react';
import { CallError, call } from '#ui/api.ts';
import { paymentsApi } from '../contract.ts';
import type { PaidOrder } from './purchase.ts';

const second = 1000;
const fastForMs = 60 * second;

export type OrderFollowing =
  | { kind: 'checking' }
  | { kind: 'waiting'; order: PaidOrder | null; isOffline: boolean }
  | { kind: 'ended'; order: PaidOrder }
  | { kind: 'unknown' };

/** Follows an order by its secret until it is paid or over. A lost connection is waited out. */
export function useOrderStatus(secret: string | null): OrderFollowing {
  const [state, setState] = useState<OrderFollowing>({ kind: 'checking' });

  useEffect(() => {
    if (!secret) return setState({ kind: 'unknown' });
    const leaving = new AbortController();
    const startedAt = Date.now();
    let timer: ReturnType<typeof setTimeout>;

    async function look(orderSecret: string) {
      const next = await ask(orderSecret, leaving.signal);
      if (leaving.signal.aborted) return;
      setState((before) => (next === 'offline' ? offline(before) : next));
      if (next !== 'offline' && next.kind !== 'waiting') return;
      timer = setTimeout(() => void look(orderSecret), pauseMs(Date.now() - startedAt, next === 'offline'));
    }
    void look(secret);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [secret]);

  return state;
}

async function ask(order_secret: string, signal: AbortSignal): Promise<OrderFollowing | 'offline'> {
  try {
    const order = await call(paymentsApi.status, { order_secret }, { signal });
    const isOpen = order.status === 'new' || order.status === 'pending';
    return isOpen ? { kind: 'waiting', order, isOffline: false } : { kind: 'ended', order };
  } catch (error) {
    const isKnownToBeMissing = error instanceof CallError && (error.status === 404 || error.status === 422);
    return isKnownToBeMissing ? { kind: 'unknown' } : 'offline';
  }
}

function offline(before: OrderFollowing): OrderFollowing {
  return { kind: 'waiting', order: before.kind === 'waiting' ? before.order : null, isOffline: true };
}

function pauseMs(waitedMs: number, isOffline: boolean): number {
  if (isOffline) return 5 * second;
  return waitedMs < fastForMs ? 2 * second : 6 * second;
}
