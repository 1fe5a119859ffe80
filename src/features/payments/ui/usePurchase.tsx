import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToast } from '#ui/Toast.tsx';
import type { BuyableCourse, PaidOrder } from './purchase.ts';

/**
 * Buying a course from any page: `buy(course)` opens the payment form, `modal` is to be rendered. The form and all
 * it needs load when it opens.
 * @param onBought called once the order is paid
 */
export function usePurchase(onBought?: () => void): {
  buy: (course: BuyableCourse) => void;
  modal: ReactNode;
} {
  const t = useTranslations('payments');
  const common = useTranslations('ui');
  const toast = useToast();
  const [modal, setModal] = useState<ReactNode>(null);
  const close = () => setModal(null);

  async function buy(course: BuyableCourse) {
    try {
      const [{ PaymentModal }, { PaymentSuccessModal }] = await Promise.all([
        import('./PaymentModal.tsx'),
        import('./PaymentSuccessModal.tsx'),
      ]);
      const onPaid = (order: PaidOrder) => {
        setModal(<PaymentSuccessModal order={order} onClose={close} />);
        if (order.refund_due) toast('info', t('duplicate.title'));
        else toast('success', t('toast', { title: order.course_title }));
        onBought?.();
      };
      setModal(<PaymentModal course={course} onClose={close} onPaid={onPaid} />);
    } catch {
      toast('error', common('networkError'));
    }
  }
  return { buy: (course) => void buy(course), modal };
}
