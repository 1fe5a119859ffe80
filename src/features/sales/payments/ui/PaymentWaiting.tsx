import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { GuardianOver, GuardianWaiting } from './GuardianWaiting.tsx';
import styles from './PaymentModal.module.css';
import { PaymentOver } from './PaymentOver.tsx';
import { stopWaiting } from './pendingOrder.ts';
import type { PaidOrder } from './purchase.ts';
import { Step } from './Step.tsx';
import { useOrderStatus } from './useOrderStatus.ts';

interface PaymentWaitingProps {
  secret: string;
  /** Null where a guardian pays. */
  confirmationUrl: string | null;
  onPaid: (order: PaidOrder, secret: string) => void;
  onAgain: () => void;
}

/** Waits for the order's real state: only a paid order is a success. */
export function PaymentWaiting({ secret, confirmationUrl, onPaid, onAgain }: PaymentWaitingProps) {
  const t = useTranslations('paymentOutcome');
  const following = useOrderStatus(secret);
  const told = useRef(false);
  const paid = following.kind === 'ended' && following.order.status === 'paid' ? following.order : null;

  useEffect(() => {
    if (!paid || told.current) return;
    told.current = true;
    onPaid(paid, secret);
  }, [paid, secret, onPaid]);
  const isOver = (following.kind === 'ended' && !paid) || following.kind === 'unknown';
  useEffect(() => {
    if (isOver) stopWaiting();
  }, [isOver]);

  if (paid) return null;
  if (following.kind === 'ended') {
    const { course_title, guardian } = following.order;
    if (guardian) return <GuardianOver guardian={guardian} onAgain={onAgain} />;
    return <PaymentOver order={following.order} courseTitle={course_title} onAgain={onAgain} />;
  }
  const order = following.kind === 'waiting' ? following.order : null;
  if (confirmationUrl === null || order?.guardian)
    return <GuardianWaiting guardian={order?.guardian ?? null} />;
  const isOffline = following.kind === 'waiting' && following.isOffline;
  const isHeld = order?.is_held === true;
  return (
    <Step>
      <p className={styles.stepTitle} role="status">
        <span className={controls.spinner} aria-hidden="true" />
        {t(isHeld ? 'held.title' : 'waiting.title')}
      </p>
      <p>{t(isOffline ? 'waiting.offline' : isHeld ? 'held.text' : 'waiting.text')}</p>
      {!isHeld && (
        <>
          <a
            className={`${controls.button} ${controls.quiet}`}
            href={confirmationUrl}
            target="_blank"
            rel="noreferrer"
          >
            {t('waiting.open')}
          </a>
          <p className={styles.soft}>{t('waiting.later')}</p>
        </>
      )}
    </Step>
  );
}
