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

/** Follows an order by its secret until it is paid or over. Lost connections are waited out. */
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
      if ('retryMs' in next) setState((before) => waitingStill(before, next.isOffline));
      else setState(next);
      if (!('retryMs' in next) && next.kind !== 'waiting') return;
      const pauseMs = 'retryMs' in next ? next.retryMs : usualPauseMs(Date.now() - startedAt);
      timer = setTimeout(() => void look(orderSecret), pauseMs);
    }
    void look(secret);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [secret]);

  return state;
}

/** No answer this time; asked again after a pause. */
interface NoAnswer {
  retryMs: number;
  isOffline: boolean;
}

async function ask(order_secret: string, signal: AbortSignal): Promise<OrderFollowing | NoAnswer> {
  try {
    const order = await call(paymentsApi.status, { order_secret }, { signal });
    const isOpen = order.status === 'new' || order.status === 'pending';
    return isOpen ? { kind: 'waiting', order, isOffline: false } : { kind: 'ended', order };
  } catch (error) {
    const { status = 0, body = {} } = error instanceof CallError ? error : {};
    if (status === 404 || status === 422) return { kind: 'unknown' };
    // Too many ask from this address: there is a connection, and the server says how long to wait.
    if (status === 429)
      return { retryMs: Math.max(5, Number(body.retry_after) || 0) * second, isOffline: false };
    return { retryMs: 5 * second, isOffline: true };
  }
}

function waitingStill(before: OrderFollowing, isOffline: boolean): OrderFollowing {
  return { kind: 'waiting', order: before.kind === 'waiting' ? before.order : null, isOffline };
}

function usualPauseMs(waitedMs: number): number {
  return waitedMs < fastForMs ? 2 * second : 6 * second;
}
