import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { takeWish } from '#ui/newRelease.ts';
import { useToast } from '#ui/Toast.tsx';
import { useLaterPart } from '#ui/useLaterPart.ts';
import { draft, forgetDraft, keepDraft } from './draft.ts';
import type { LoadOtherWay } from './otherWay.ts';
import { stopWaiting, type WaitingOrder, waitingOrder } from './pendingOrder.ts';
import { type BuyableCourse, type PaidOrder, paidTitle } from './purchase.ts';
import { useFormAddress } from './useFormAddress.ts';

const releaseAfterMs = 50;

interface PurchaseOptions {
  otherWay: LoadOtherWay;
  /** Called once the order is paid. */
  onBought?: () => void;
  /** False where the page itself shows the outcome of the order that the tab waited for. */
  isResumed?: boolean;
}

/**
 * Buying a course from any page: `buy(course)` opens the payment form; render `modal`. The form and all it
 * needs load when it opens. While it is open the address ends in `#pay`: Back closes it, and a reload opens it again
 * with all that was typed. A tab that was reloaded while it waited for a payment keeps waiting, and one left behind by
 * a new release opens the form in the new one.
 */
export function usePurchase({ otherWay, onBought, isResumed = true }: PurchaseOptions): {
  buy: (course: BuyableCourse) => void;
  modal: ReactNode;
} {
  const t = useTranslations('payments');
  const outcome = useTranslations('paymentOutcome');
  const toast = useToast();
  const load = useLaterPart();
  const [modal, setModal] = useState<ReactNode>(null);
  /** The form, or what follows it; Back closes only the form. */
  const isPaying = useRef(false);
  const address = useFormAddress({
    onLeave: () => isPaying.current && dismiss(),
    onReturn: () => reopen(),
  });
  const openLatest = useRef(open);
  openLatest.current = open;

  useEffect(() => {
    const waiting = isResumed ? waitingOrder() : null;
    const wished = takeWish<BuyableCourse>('purchase');
    if (waiting) void openLatest.current(waiting.course, waiting);
    else if (wished) void openLatest.current(wished, null);
    else if (address.isForm && draft().isOpen) reopen();
    else if (address.isForm) address.leave();
  }, []);

  function reopen() {
    const { course } = draft();
    if (course && !isPaying.current) void openLatest.current(course, null);
  }

  function dismiss() {
    stopWaiting();
    isPaying.current = false;
    keepDraft({ isOpen: false });
    setModal(null);
    setTimeout(releasePage, releaseAfterMs);
  }

  function close() {
    dismiss();
    address.leave();
  }

  async function open(course: BuyableCourse, waiting: WaitingOrder | null) {
    releasePage();
    keepDraft({ course, isOpen: true });
    const form = await load(() => loadForm(otherWay), { kind: 'purchase', value: course });
    if (!form) return;
    const [{ PaymentModal }, { PaymentSuccessModal }, way] = form;
    const onPaid = (order: PaidOrder, secret: string) => {
      close();
      forgetDraft();
      setModal(<PaymentSuccessModal order={order} secret={secret} onClose={dismiss} />);
      if (order.refund_due) toast('info', outcome(paidTitle(order)));
      else toast('success', t('toast', { title: order.course_title }));
      onBought?.();
    };
    isPaying.current = true;
    setModal(
      <PaymentModal key={course.id} {...{ course, waiting, onPaid }} otherWay={way} onClose={close} />,
    );
    address.enter();
  }
  return { buy: (course) => void open(course, null), modal };
}

function loadForm(otherWay: LoadOtherWay) {
  return Promise.all([import('./PaymentModal.tsx'), import('./PaymentSuccessModal.tsx'), otherWay()]);
}

/** Removes any scroll lock that a menu or another dialog has left on the page. */
function releasePage(): void {
  for (const { style } of [document.documentElement, document.body]) {
    style.pointerEvents = '';
    style.overflow = '';
  }
}
