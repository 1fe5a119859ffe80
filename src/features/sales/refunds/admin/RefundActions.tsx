/** Actions of staff on the money of an order, for the top of its drawer. */
import { useMay } from '#ui/panel/role.ts';
import type { OrderRefunds } from '../contract/refunds.ts';
import { inFront } from './inFront.ts';
import { DeclineRefund, GrantRefund, NoteSent, RetryRefund } from './RefundSteps.tsx';
import { DeclineWish, WishRefund } from './RefundWishes.tsx';

interface RefundActionsProps {
  refunds: OrderRefunds;
}

/** The step that waits for staff; there is one where `inFront` says so. */
export function NextRefundStep({ refunds }: RefundActionsProps) {
  const { refund, step } = inFront(refunds);
  if (step === 'decide') return <GrantRefund refunds={refunds} {...(refund && { asked: refund })} />;
  if (!refund) return null;
  if (step === 'note') return <NoteSent refund={refund} refunds={refunds} />;
  return <RetryRefund refund={refund} refunds={refunds} way={refunds.way ?? 'by_hand'} />;
}

/** Other ways for that step; those who cannot return the money ask for it. */
export function OtherRefundSteps({ refunds }: RefundActionsProps) {
  const mayRefund = useMay('refunds.manage');
  const { refund, wish, step } = inFront(refunds);
  if (!mayRefund) return <WishRefund refunds={refunds} />;
  return (
    <>
      {step === 'decide' && refund && <DeclineRefund refunds={refunds} asked={refund} />}
      {wish && <DeclineWish id={wish.id} />}
      {step === 'retry' && refund && refunds.way === 'provider' && (
        <RetryRefund refund={refund} refunds={refunds} way="by_hand" />
      )}
    </>
  );
}

/** Whether money can go back that nobody has asked for. */
export function canMakeRefund(refunds: OrderRefunds): boolean {
  return inFront(refunds).step !== 'decide' && refunds.left > 0;
}
