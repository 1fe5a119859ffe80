import { useLocale, useTranslations } from 'use-intl';
import { SupportContacts } from '#features/publishing/school/ui/SupportContacts.tsx';
import { formatRubles } from '#shared/formats.ts';
import type { OrderState } from '#shared/orderStates.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { bankReason, type UnpaidReason } from '../rules/declines.ts';
import { Step } from './Step.tsx';

/** An order that is over, as its state is now. */
export interface OverOrder {
  status: OrderState;
  decline: UnpaidReason | null;
  returned: number;
  has_course: boolean;
}

interface PaymentOverProps {
  order: OverOrder;
  courseTitle: string;
  /** Left out where the course is no longer sold. */
  onAgain?: (() => void) | undefined;
  /** The page's heading says it already. */
  isTitled?: boolean;
}

/** Key of the texts about such an end. */
export function endOf({ status, decline }: Pick<OverOrder, 'status' | 'decline'>) {
  if (status === 'refunded') return 'refunded';
  if (status === 'partially_refunded') return 'partlyRefunded';
  if (status === 'expired') return 'expired';
  if (decline === 'canceled_by_buyer') return 'givenUp';
  return decline === 'canceled_by_staff' ? 'calledOff' : 'canceled';
}

/** An order that is over: why, what happened to money and course, another try, and somebody to ask. */
export function PaymentOver({ order, courseTitle, onAgain, isTitled }: PaymentOverProps) {
  const t = useTranslations('paymentOutcome');
  const ui = useTranslations('ui');
  const language = useLocale();
  const what = endOf(order);
  const wasPaid = what === 'refunded' || what === 'partlyRefunded';
  const amount = formatRubles(order.returned, language);
  return (
    <Step>
      <Notice>
        {!isTitled && <strong>{t(`${what}.title`)}</strong>}
        {what === 'canceled' && <p>{t(`declines.${bankReason(order.decline)}`)}</p>}
        <p>{t(`${what}.text`, { course: courseTitle, amount })}</p>
        {wasPaid && <p>{t(order.has_course ? 'access.open' : 'access.closed')}</p>}
      </Notice>
      {!wasPaid && onAgain && (
        <button type="button" className={controls.button} onClick={onAgain}>
          {ui('retry')}
        </button>
      )}
      <SupportContacts lead={t('paid.support')} />
    </Step>
  );
}
