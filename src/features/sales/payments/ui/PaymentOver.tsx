import { useLocale, useTranslations } from 'use-intl';
import { SupportContacts } from '#features/publishing/school/ui/SupportContacts.tsx';
import type { OrderState } from '#shared/orderStates.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { declineMessages } from '../messages/declines.ts';
import type { DeclineReason } from '../rules/declines.ts';
import { Step } from './Step.tsx';

interface PaymentOverProps {
  status: OrderState;
  decline: DeclineReason | null;
  courseTitle: string;
  /** Left out where the course is no longer sold. */
  onAgain?: (() => void) | undefined;
  /** The page's heading says it already. */
  isTitled?: boolean;
}

/** Key of the texts about such an end. */
export function endOf(status: OrderState): 'refunded' | 'expired' | 'canceled' {
  if (status === 'refunded' || status === 'partially_refunded') return 'refunded';
  return status === 'expired' ? 'expired' : 'canceled';
}

/** An order that ended without a course: why, what happened to the money, another try, and somebody to ask. */
export function PaymentOver({ status, decline, courseTitle, onAgain, isTitled }: PaymentOverProps) {
  const t = useTranslations('paymentOutcome');
  const ui = useTranslations('ui');
  const language = useLocale();
  const what = endOf(status);
  return (
    <Step>
      <Notice>
        {!isTitled && <strong>{t(`${what}.title`)}</strong>}
        {what === 'canceled' && <p>{declineMessages[language][decline ?? 'general_decline']}</p>}
        <p>{t(`${what}.text`, { course: courseTitle })}</p>
      </Notice>
      {what !== 'refunded' && onAgain && (
        <button type="button" className={controls.button} onClick={onAgain}>
          {ui('retry')}
        </button>
      )}
      <SupportContacts lead={t('paid.support')} />
    </Step>
  );
}
