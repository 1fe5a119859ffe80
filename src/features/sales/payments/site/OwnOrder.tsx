import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '#features/accounts/sign-in/ui/currentUser.ts';
import { call } from '#ui/api.ts';
import { paths } from '#ui/paths.ts';
import { paymentsApi } from '../contract/payments.ts';
import { lastPendingOrder } from '../ui/pendingOrder.ts';
import type { PaidOrder } from '../ui/purchase.ts';
import styles from './OwnOrder.module.css';

/** The last order placed in this browser, once it is paid; hidden from the buyer who is signed in. */
export function OwnOrder() {
  const t = useTranslations('paymentOutcome.found');
  const user = useCurrentUser();
  const [kept] = useState(lastPendingOrder);
  const [order, setOrder] = useState<PaidOrder | null>(null);

  useEffect(() => {
    if (!kept) return;
    call(paymentsApi.status, { order_secret: kept.secret }).then(setOrder, () => {});
  }, [kept]);

  if (!kept?.key || order?.status !== 'paid' || user?.email === order.email) return null;
  return (
    <aside className={styles.found} aria-label={t('label')}>
      <p>{t('text', { number: order.number, course: order.course_title })}</p>
      <a href={paths.order(kept.key)}>{t('open')}</a>
    </aside>
  );
}
