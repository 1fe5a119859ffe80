import { useEffect, useRef, useState } from 'react';
import { isOpen } from '#features/sales/orders/rules.ts';
import type { Output } from '#shared/contract.ts';
import type { OrderState } from '#shared/orderStates.ts';
import { CallError, call } from '#ui/api.ts';
import { paymentsApi } from '../contract/payments.ts';
import type { PaidOrder } from './purchase.ts';

const second = 1000;
const fastForMs = 60 * second;

export type Following<T> =
  | { kind: 'checking' }
  | { kind: 'waiting'; order: T | null; isOffline: boolean }
  | { kind: 'ended'; order: T }
  | { kind: 'unknown' };
export type OrderFollowing = Following<PaidOrder>;
export type OrderInAnyBrowser = Output<typeof paymentsApi.state>;

/** Follows an order by its secret until it is paid or over. Lost connections are waited out. */
export function useOrderStatus(secret: string | null): OrderFollowing {
  return useFollowing(secret, (order_secret, signal) =>
    call(paymentsApi.status, { order_secret }, { signal }),
  );
}

/** The same by its key, which tells less. */
export function useOrderState(key: string | null): Following<OrderInAnyBrowser> {
  return useFollowing(key, (order_key, signal) => call(paymentsApi.state, { order_key }, { signal }));
}

type Ask<T> = (name: string, signal: AbortSignal) => Promise<T>;

function useFollowing<T extends { status: OrderState }>(name: string | null, ask: Ask<T>): Following<T> {
  const [state, setState] = useState<Following<T>>({ kind: 'checking' });
  const askLatest = useRef(ask);
  askLatest.current = ask;

  useEffect(() => {
    if (!name) return setState({ kind: 'unknown' });
    const leaving = new AbortController();
    const startedAt = Date.now();
    let timer: ReturnType<typeof setTimeout>;

    async function look(named: string) {
      const next = await answerTo(askLatest.current(named, leaving.signal));
      if (leaving.signal.aborted) return;
      if ('retryMs' in next) setState((before) => waitingStill(before, next.isOffline));
      else setState(next);
      if (!('retryMs' in next) && next.kind !== 'waiting') return;
      const pauseMs = 'retryMs' in next ? next.retryMs : usualPauseMs(Date.now() - startedAt);
      timer = setTimeout(() => void look(named), pauseMs);
    }
    void look(name);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [name]);

  return state;
}

/** No answer this time; asked again after a pause. */
interface NoAnswer {
  retryMs: number;
  isOffline: boolean;
}

async function answerTo<T extends { status: OrderState }>(
  asked: Promise<T>,
): Promise<Following<T> | NoAnswer> {
  try {
    const order = await asked;
    return isOpen(order.status) ? { kind: 'waiting', order, isOffline: false } : { kind: 'ended', order };
  } catch (error) {
    const { status = 0, body = {} } = error instanceof CallError ? error : {};
    if (status === 404 || status === 422) return { kind: 'unknown' };
    // Too many ask from this address: there is a connection, and the server says how long to wait.
    if (status === 429)
      return { retryMs: Math.max(5, Number(body.retry_after) || 0) * second, isOffline: false };
    return { retryMs: 5 * second, isOffline: true };
  }
}

function waitingStill<T>(before: Following<T>, isOffline: boolean): Following<T> {
  return { kind: 'waiting', order: before.kind === 'waiting' ? before.order : null, isOffline };
}

function usualPauseMs(waitedMs: number): number {
  return waitedMs < fastForMs ? 2 * second : 6 * second;
}
