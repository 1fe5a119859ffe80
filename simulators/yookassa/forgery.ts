import type { Ledger } from './ledger.ts';

/** A notification that the provider never sent, about a real or an invented payment. */
export type Forgery = {
  event?: string;
  /** Starts from this payment or refund; without it the object is invented. */
  objectId?: string;
  /** Fields laid over the object: another `id`, `amount`, `status`, `metadata`. */
  change?: Record<string, unknown>;
};

export function forgedBody(ledger: Ledger, forgery: Forgery): string {
  const known =
    ledger.payments.get(forgery.objectId ?? '')?.payment ??
    ledger.refunds.get(forgery.objectId ?? '')?.refund;
  const object = {
    ...(known ?? invented(forgery.objectId)),
    status: 'succeeded',
    paid: true,
    ...forgery.change,
  };
  return JSON.stringify({ type: 'notification', event: forgery.event ?? 'payment.succeeded', object });
}

function invented(id: string | undefined): Record<string, unknown> {
  return {
    id: id ?? '00000000-000f-5000-9000-000000000000',
    amount: { value: '1.00', currency: 'RUB' },
    created_at: '2026-01-01T00:00:00.000Z',
    recipient: { account_id: 'somebody-else', gateway_id: '1' },
    refundable: true,
    test: true,
  };
}
