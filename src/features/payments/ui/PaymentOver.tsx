import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import type { PaidOrder } from './purchase.ts';
import { Step } from './Step.tsx';

/** An order that ended without a course: what happened to the money, and a button to try again. */
export function PaymentOver({ order, onAgain }: { order: PaidOrder; onAgain: () => void }) {
  const t = useTranslations('payments');
  const isReturned = order.status === 'refunded' || order.status === 'partially_refunded';
  const what = isReturned ? 'refunded' : order.status === 'expired' ? 'expired' : 'canceled';
  const ui = useTranslations('ui');
  return (
    <Step>
      <Notice>
        <strong>{t(`${what}.title`)}</strong>
        <p>{t(`${what}.text`, { course: order.course_title })}</p>
      </Notice>
      {!isReturned && (
        <button type="button" className={controls.button} onClick={onAgain}>
          {ui('retry')}
        </button>
      )}
    </Step>
  );
}
