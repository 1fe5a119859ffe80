import { useRef, useState } from 'react';
import type { CoursePrice } from '#features/courses/prices/contract.ts';
import type { ShownPrice } from '#features/courses/ui/PriceTag.tsx';
import { CallError, call } from '#ui/api.ts';
import { paymentsApi } from '../contract.ts';
import { keepPendingOrder } from './pendingOrder.ts';
import type { BuyableCourse } from './purchase.ts';
import { useOwnPrice } from './useOwnPrice.ts';

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
  | { kind: 'priceChanged'; before: ShownPrice; now: ShownPrice }
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

/** @param isSignedIn whether the buyer may have a price of their own */
export function usePayment(course: BuyableCourse, isSignedIn: boolean) {
  const [step, setStep] = useState<PaymentStep>({ kind: 'form' });
  const own = useOwnPrice(course.id, isSignedIn);
  /** Once the buyer has agreed to a price, it stands whatever is heard of later. */
  const [agreed, setAgreed] = useState<ShownPrice | null>(null);
  const price = agreed ?? own ?? course;
  const requestId = useRef(newRequestId());

  /** Call it straight from the click: only then does the browser let the payment's tab open. */
  async function pay(buyer: Buyer | null, shown: ShownPrice) {
    const tab = openTab();
    setAgreed(shown);
    setStep({ kind: 'creating' });
    try {
      const created = await call(paymentsApi.create, {
        amount: shown.price,
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
      setStep(afterFailure(error, shown));
    }
  }

  function afterFailure(error: unknown, before: ShownPrice): PaymentStep {
    if (!(error instanceof CallError)) return { kind: 'failed', error };
    const now = newPrice(error);
    setAgreed(now);
    if (now) return { kind: 'priceChanged', before, now };
    return refusals.has(error.body.code ?? '') ? { kind: 'refused', error } : { kind: 'failed', error };
  }

  return { step, price, pay, again: () => setStep({ kind: 'form' }) };
}

/** The right price where the server says that another was sent. */
function newPrice({ body }: CallError): ShownPrice | null {
  const price = Number(body.amount);
  if (body.code !== 'price_changed' || !Number.isFinite(price)) return null;
  return { ...(body.price as Partial<CoursePrice> | undefined), price };
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
