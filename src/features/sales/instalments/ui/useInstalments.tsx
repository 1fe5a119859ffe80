import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type BuyableCourse, type PaidOrder, paidTitle } from '#features/sales/payments/ui/purchase.ts';
import { takeWish } from '#ui/newRelease.ts';
import { useToast } from '#ui/Toast.tsx';
import { useLaterPart } from '#ui/useLaterPart.ts';
import { type KeptInstalment, waitingInstalment } from './keptInstalment.ts';

/**
 * Applying for instalments from any page: `apply(course)` opens the form; render `modal`. It loads when it opens. A tab
 * that was reloaded while it waited for the bank keeps waiting.
 */
export function useInstalments(): { apply: (course: BuyableCourse) => void; modal: ReactNode } {
  const t = useTranslations('payments');
  const outcome = useTranslations('paymentOutcome');
  const toast = useToast();
  const load = useLaterPart();
  const [modal, setModal] = useState<ReactNode>(null);
  const openLatest = useRef(open);
  openLatest.current = open;

  useEffect(() => {
    const waiting = waitingInstalment();
    const wished = takeWish<BuyableCourse>('instalment');
    if (waiting) void openLatest.current(waiting.course, waiting);
    else if (wished) void openLatest.current(wished, null);
  }, []);

  const close = () => setModal(null);

  async function open(course: BuyableCourse, waiting: KeptInstalment | null) {
    const form = await load(loadForm, { kind: 'instalment', value: course });
    if (!form) return;
    const [{ InstalmentModal }, { PaymentSuccessModal }] = form;
    const onPaid = (order: PaidOrder, secret: string) => {
      setModal(<PaymentSuccessModal order={order} secret={secret} onClose={close} />);
      if (order.refund_due) toast('info', outcome(paidTitle(order)));
      else toast('success', t('toast', { title: order.course_title }));
    };
    setModal(<InstalmentModal course={course} waiting={waiting} onClose={close} onPaid={onPaid} />);
  }
  return { apply: (course) => void open(course, null), modal };
}

function loadForm() {
  return Promise.all([
    import('./InstalmentModal.tsx'),
    import('#features/sales/payments/ui/PaymentSuccessModal.tsx'),
  ]);
}
