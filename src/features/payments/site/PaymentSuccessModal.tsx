import { useTranslations } from 'use-intl';
import { Dialog } from '#ui/Dialog.tsx';
import { PaidSummary } from './PaidSummary.tsx';
import type { PaidOrder } from './purchase.ts';

export function PaymentSuccessModal({ order, onClose }: { order: PaidOrder; onClose: () => void }) {
  const t = useTranslations('payments.paid');
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <PaidSummary order={order} />
    </Dialog>
  );
}
