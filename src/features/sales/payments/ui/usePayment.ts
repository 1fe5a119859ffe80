import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DocumentVersions } from '#features/accounts/consents/contract/consents.ts';
import { promoCodeErrors } from '#features/sales/promo-codes/errors.ts';
import type { CoursePrice } from '#features/teaching/courses/contract/prices.ts';
import type { ShownPrice } from '#features/teaching/courses/ui/PriceTag.tsx';
import type { Input, Output } from '#shared/contract.ts';
import { CallError, call } from '#ui/api.ts';
import { openWaitingTab } from '#ui/waitingTab.ts';
import { paymentsApi } from '../contract/payments.ts';
import { paymentErrors } from '../errors.ts';
import type { PaymentMethod } from '../rules/methods.ts';
import { keepPendingOrder, type WaitingOrder } from './pendingOrder.ts';
import type { BuyableCourse } from './purchase.ts';
import { useMethods } from './useMethods.ts';
import { useOwnPrice } from './useOwnPrice.ts';
import { usePromoCode } from './usePromoCode.ts';

/** Buyer and agreed terms. Contacts of a signed-in buyer are the account's. */
export interface Buyer {
  name?: string;
  email?: string;
  phone?: string | undefined;
  privacy_consent?: boolean;
  offer_consent: boolean;
  document_versions?: DocumentVersions | undefined;
  reminder_consent?: boolean;
  under_18?: boolean;
  guardian_email?: string;
}

/** Properties of both forms of a buyer: a visitor's, and that of somebody signed in. */
export interface PayFormProps {
  price: string;
  method: PaymentMethod | null;
  isBusy: boolean;
  /** Error from the server for the previous attempt. */
  refusal: CallError | null;
  onSubmit: (buyer: Buyer) => void;
  /** Between the fields and the button. */
  children?: ReactNode;
}

export type PaymentStep =
  | { kind: 'form' }
  | { kind: 'creating' }
  /** Without an address where to pay it is the guardian who pays. */
  | { kind: 'waiting'; secret: string; confirmationUrl: string | null }
  | { kind: 'priceChanged'; before: ShownPrice; now: ShownPrice }
  | { kind: 'refused'; error: CallError }
  | { kind: 'failed'; error: unknown };

const refusals = new Set([
  'already_owned',
  'sign_in_to_buy',
  'email_required',
  'consent_required',
  'document_changed',
  'invalid_input',
  'too_many_requests',
  'payment_method_unavailable',
  'guardian_required',
]);

const codeRefusals: ReadonlySet<string> = new Set(Object.keys(promoCodeErrors));

/** The provider answered, but without a page to pay on. */
export class NoPaymentLink extends Error {}

/**
 * @param userId of the signed-in buyer, who may have a price of their own
 * @param waiting the order that this tab waited for before it was reloaded
 */
export function usePayment(course: BuyableCourse, userId: string | null, waiting: WaitingOrder | null) {
  const t = useTranslations('payments');
  const [step, setStep] = useState<PaymentStep>(waiting ? { kind: 'waiting', ...waiting } : { kind: 'form' });
  const own = useOwnPrice(course.id, userId !== null);
  const promo = usePromoCode(course.id, userId);
  /** Once the buyer has agreed to a price, it stands whatever arrives later. */
  const [agreed, setAgreed] = useState<ShownPrice | null>(waiting?.course ?? null);
  const price = agreed ?? promo.checked?.price ?? own ?? course;
  const method = useMethods(price.price);
  const requestId = useRef(newRequestId());
  const leaving = useLeaving();

  /** Call it straight from the click: only then does the browser let the payment's tab open. */
  async function pay(buyer: Buyer, shown: ShownPrice) {
    const tab = buyer.under_18 ? null : openWaitingTab(t('paying'));
    setAgreed(shown);
    setStep({ kind: 'creating' });
    const chosen = {
      request_id: requestId.current,
      promo_code: promo.checked?.code,
      payment_method: method.chosen ?? undefined,
    };
    let order: Omit<WaitingOrder, 'course'>;
    try {
      const { signal } = leaving.current;
      order = orderIn(
        await call(paymentsApi.create, purchaseOf(course, shown, { ...buyer, ...chosen }), { signal }),
      );
    } catch (error) {
      tab?.close();
      if (leaving.current.signal.aborted) return;
      // After an answer the next try is a new request; without one it is the same, so that nothing is paid
      // twice.
      if (error instanceof CallError && error.status !== 0 && error.status < 500)
        requestId.current = newRequestId();
      setStep(afterFailure(error, shown));
      return;
    }
    // The order exists: whatever goes wrong here is no failure to pay, and a further try would be a further order.
    requestId.current = newRequestId();
    setStep({ kind: 'waiting', ...order });
    keepPendingOrder({ ...order, course: { ...course, ...shown } });
    if (order.confirmationUrl === null) tab?.close();
    else tab?.lead(order.confirmationUrl);
  }

  function afterFailure(error: unknown, before: ShownPrice): PaymentStep {
    if (!(error instanceof CallError)) return { kind: 'failed', error };
    const now = newPrice(error);
    setAgreed(now);
    // The price without the code stands in the form again, and the reason beside the code.
    if (codeRefusals.has(error.body.code ?? '')) {
      promo.drop(error);
      return { kind: 'form' };
    }
    if (error.body.code === paymentErrors.payment_method_unavailable.code) method.choose(null);
    if (now) return { kind: 'priceChanged', before, now };
    return refusals.has(error.body.code ?? '') ? { kind: 'refused', error } : { kind: 'failed', error };
  }

  function again(): void {
    setAgreed(null);
    setStep({ kind: 'form' });
  }

  return { step, price, promo, method, pay, again };
}

interface Chosen extends Buyer {
  request_id: string | undefined;
  promo_code: string | undefined;
  payment_method: PaymentMethod | undefined;
}

function purchaseOf(
  course: BuyableCourse,
  shown: ShownPrice,
  chosen: Chosen,
): Input<typeof paymentsApi.create> {
  return {
    amount: shown.price,
    currency: 'RUB',
    description: `Оплата курса: ${course.title}`,
    course_id: course.id,
    ...definedOnly(chosen),
  };
}

/** @throws NoPaymentLink where nobody could pay it */
function orderIn(created: Output<typeof paymentsApi.create>): Omit<WaitingOrder, 'course'> {
  const confirmationUrl = created.guardian_asked ? null : (created.confirmation_url ?? null);
  if (!created.guardian_asked && !confirmationUrl) throw new NoPaymentLink();
  return { secret: created.order_secret, key: created.order_key, confirmationUrl };
}

/** The right price when the server says that another was sent. */
function newPrice({ body }: CallError): ShownPrice | null {
  const price = Number(body.amount);
  if (body.code !== paymentErrors.price_changed.code || !Number.isFinite(price)) return null;
  return { ...(body.price as Partial<CoursePrice> | undefined), price };
}

/** Closed while the payment is being created: nobody waits for it any more, and no payment page opens. */
function useLeaving() {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return leaving;
}

/** Undefined on plain http outside this machine; the server then manages without. */
function newRequestId(): string | undefined {
  return crypto.randomUUID?.();
}

function definedOnly<T extends object>(given: T): Partial<T> {
  const entries = Object.entries(given).filter(([, value]) => value !== '' && value != null);
  return Object.fromEntries(entries) as Partial<T>;
}
