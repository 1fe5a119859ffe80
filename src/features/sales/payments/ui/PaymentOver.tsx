import { useLocale, useTranslations } from 'use-intl';
import { SupportContacts } from '#features/publishing/school/ui/SupportContacts.tsx';
import { type EndTexts, type Standing, standingFacts } from '#features/sales/orders/rules/standings.ts';
import { formatRubles } from '#shared/formats.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { bankReason, type UnpaidReason } from '../rules/declines.ts';
import { Step } from './Step.tsx';

/** An order that is over, as its state is now. */
export interface OverOrder {
  standing: Standing;
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
export function endOf({ standing }: Pick<OverOrder, 'standing'>): EndTexts {
  const { page } = standingFacts[standing];
  return page === null || page === 'waiting' || page === 'held' || page === 'paid' ? 'canceled' : page;
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
