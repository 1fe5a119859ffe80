import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DocumentVersions } from '#features/accounts/consents/contract/consents.ts';
import type { BuyableCourse } from '#features/sales/payments/ui/purchase.ts';
import type { ShownPrice } from '#features/teaching/courses/ui/PriceTag.tsx';
import type { Output } from '#shared/contract.ts';
import { CallError, call } from '#ui/api.ts';
import { openWaitingTab } from '#ui/waitingTab.ts';
import { instalmentsApi } from '../contract/instalments.ts';
import { type KeptInstalment, keepInstalment } from './keptInstalment.ts';

/** The bank's page opens this long after the instalment plan is stored. */
const openAfterMs = 100;

export interface Applicant {
  user_name?: string;
  user_email?: string;
  user_phone?: string;
  under_18?: boolean;
  guardian_email?: string;
  privacy_consent?: boolean;
  offer_consent: boolean;
  document_versions?: DocumentVersions | undefined;
}

export interface Wanted {
  type: 'form' | 'voice';
  months: number;
  price: ShownPrice;
  promoCode: string | null;
}

export type ApplyingStep =
  | { kind: 'form'; error: unknown }
  | { kind: 'sending' }
  | { kind: 'applied'; reference: string; secret: string | null };

export function useApplying(course: BuyableCourse, waiting: KeptInstalment | null) {
  const t = useTranslations('instalments');
  const [step, setStep] = useState<ApplyingStep>(
    waiting
      ? { kind: 'applied', reference: waiting.reference, secret: waiting.secret }
      : { kind: 'form', error: null },
  );
  const requestId = useRef(crypto.randomUUID?.());
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  /** Call it straight from the click: only then does the browser let the bank's tab open. */
  async function apply(applicant: Applicant, { type, months, price, promoCode }: Wanted) {
    const tab = applicant.under_18 ? null : openWaitingTab(t('opening'));
    setStep({ kind: 'sending' });
    let created: Output<typeof instalmentsApi.create>;
    try {
      created = await call(
        instalmentsApi.create,
        {
          ...applicant,
          application_type: type,
          installment_months: months,
          course_id: course.id,
          amount: price.price,
          ...(promoCode && { promo_code: promoCode }),
          ...(requestId.current && { request_id: requestId.current }),
        },
        { signal: leaving.current.signal },
      );
    } catch (error) {
      tab?.close();
      if (leaving.current.signal.aborted) return;
      // After an answer the next try is a new request; without one it is the same.
      if (error instanceof CallError && error.status !== 0 && error.status < 500)
        requestId.current = crypto.randomUUID?.();
      setStep({ kind: 'form', error });
      return;
    }
    // The bank has it: whatever goes wrong here is no failure to apply, and a further try would be a further one.
    requestId.current = crypto.randomUUID?.();
    const { payment_reference: reference, order_secret: secret, link } = created;
    setStep({ kind: 'applied', reference, secret });
    keepInstalment({ reference, secret, course: { ...course, ...price } });
    if (link) setTimeout(() => tab?.lead(link), openAfterMs);
    else tab?.close();
  }

  return { step, apply, again: () => setStep({ kind: 'form', error: null }) };
}
