import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { Dialog } from '#ui/Dialog.tsx';
import { PaidSummary } from './PaidSummary.tsx';
import type { PaidOrder } from './purchase.ts';

export function PaymentSuccessModal({ order, onClose }: { order: PaidOrder; onClose: () => void }) {
  const t = useTranslations('payments');
  const ui = useTranslations('ui');
  return (
    <Dialog title={t(order.refund_due ? 'duplicate.title' : 'paid.title')} onClose={onClose}>
      <PaidSummary order={order}>
        <button type="button" className={`${controls.button} ${controls.quiet}`} onClick={onClose}>
          {ui('close')}
        </button>
      </PaidSummary>
    </Dialog>
  );
}
