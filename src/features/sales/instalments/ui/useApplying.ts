import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DocumentVersions } from '#features/accounts/consents/contract/consents.ts';
import type { BuyableCourse } from '#features/sales/payments/ui/purchase.ts';
import type { ShownPrice } from '#features/teaching/courses/ui/PriceTag.tsx';
import { CallError, call } from '#ui/api.ts';
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
    const tab = applicant.under_18 ? null : openTab(t('opening'));
    setStep({ kind: 'sending' });
    try {
      const created = await call(
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
      requestId.current = crypto.randomUUID?.();
      const { payment_reference: reference, order_secret: secret, link } = created;
      keepInstalment({ reference, secret, course: { ...course, ...price } });
      setStep({ kind: 'applied', reference, secret });
      if (!link) return tab?.close();
      setTimeout(() => {
        if (tab) tab.location.replace(link);
        else location.assign(link);
      }, openAfterMs);
    } catch (error) {
      tab?.close();
      if (leaving.current.signal.aborted) return;
      // After an answer the next try is a new request; without one it is the same.
      if (error instanceof CallError && error.status !== 0 && error.status < 500)
        requestId.current = crypto.randomUUID?.();
      setStep({ kind: 'form', error });
    }
  }

  return { step, apply, again: () => setStep({ kind: 'form', error: null }) };
}

/** Blank except for `text`, to be led on later; null where the browser blocks it. */
function openTab(text: string): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  tab.document.title = text;
  tab.document.body.textContent = text;
  return tab;
}
