import { useRef, useState } from 'react';
import { CallError, call } from '#ui/api.ts';
import { paymentsApi } from '../contract.ts';
import { keepPendingOrder } from './pendingOrder.ts';
import type { BuyableCourse } from './purchase.ts';

/** Who pays, where nobody is signed in. */
export interface Buyer {
  name: string;
  email: string;
  phone?: string | undefined;
  privacy_consent: boolean;
  offer_consent: boolean;
}

export type PaymentStep =
  | { kind: 'form' }
  | { kind: 'creating' }
  | { kind: 'waiting'; secret: string; confirmationUrl: string }
  | { kind: 'priceChanged'; amount: number }
  | { kind: 'refused'; error: CallError }
  | { kind: 'failed'; error: unknown };

const refusals = new Set([
  'already_owned',
  'sign_in_to_buy',
  'email_required',
  'consent_required',
  'invalid_input',
]);

/** The provider answered, but without a page to pay on. */
export class NoPaymentLink extends Error {}

export function usePayment(course: BuyableCourse) {
  const [step, setStep] = useState<PaymentStep>({ kind: 'form' });
  const [amount, setAmount] = useState(course.price);
  const requestId = useRef(newRequestId());

  /** Call it straight from the click: only then does the browser let the payment's tab open. */
  async function pay(buyer: Buyer | null, price: number) {
    const tab = openTab();
    setStep({ kind: 'creating' });
    try {
      const created = await call(paymentsApi.create, {
        amount: price,
        currency: 'RUB',
        description: `Оплата курса: ${course.title}`,
        course_id: course.id,
        ...(requestId.current && { request_id: requestId.current }),
        ...definedOnly(buyer),
      });
      if (!created.confirmation_url) throw new NoPaymentLink();
      requestId.current = newRequestId();
      keepPendingOrder(created.order_secret);
      setStep({ kind: 'waiting', secret: created.order_secret, confirmationUrl: created.confirmation_url });
      if (tab) tab.location.replace(created.confirmation_url);
      else location.assign(created.confirmation_url);
    } catch (error) {
      tab?.close();
      // After an answer the next try is a new request; without one it is the same, so that nothing is paid twice.
      if (error instanceof CallError && error.status !== 0 && error.status < 500)
        requestId.current = newRequestId();
      setStep(afterFailure(error));
    }
  }

  function afterFailure(error: unknown): PaymentStep {
    if (!(error instanceof CallError)) return { kind: 'failed', error };
    const right = error.body.code === 'price_changed' ? Number(error.body.amount) : Number.NaN;
    if (Number.isFinite(right)) {
      setAmount(right);
      return { kind: 'priceChanged', amount: right };
    }
    return refusals.has(error.body.code ?? '') ? { kind: 'refused', error } : { kind: 'failed', error };
  }

  return { step, amount, pay, again: () => setStep({ kind: 'form' }) };
}

function openTab(): Window | null {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return tab;
}

/** Absent on plain http outside this machine; the server then makes do without. */
function newRequestId(): string | undefined {
  return crypto.randomUUID?.();
}

function definedOnly(buyer: Buyer | null): Partial<Buyer> {
  return Object.fromEntries(Object.entries(buyer ?? {}).filter(([, value]) => value !== '' && value != null));
}
