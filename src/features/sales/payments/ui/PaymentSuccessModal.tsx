import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { Dialog } from '#ui/Dialog.tsx';
import { PaidSummary } from './PaidSummary.tsx';
import { type PaidOrder, paidTitle } from './purchase.ts';

interface PaymentSuccessModalProps {
  order: PaidOrder;
  secret: string;
  onClose: () => void;
}

export function PaymentSuccessModal({ order, secret, onClose }: PaymentSuccessModalProps) {
  const t = useTranslations('paymentOutcome');
  const ui = useTranslations('ui');
  return (
    <Dialog title={t(paidTitle(order))} onClose={onClose}>
      <PaidSummary order={order} secret={secret}>
        <button type="button" className={`${controls.button} ${controls.quiet}`} onClick={onClose}>
          {ui('close')}
        </button>
      </PaidSummary>
    </Dialog>
  );
}
