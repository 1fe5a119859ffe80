import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useCurrentUser } from '#features/accounts/ui/currentUser.ts';
import controls from '#ui/controls.module.css';
import { formatRubles } from '#ui/formats.ts';
import { paths } from '#ui/paths.ts';
import styles from './PaymentModal.module.css';
import type { PaidOrder } from './purchase.ts';

/** A paid order: what was bought, and how to get to it. */
export function PaidSummary({ order, children }: { order: PaidOrder; children?: ReactNode }) {
  const t = useTranslations('payments.paid');
  const duplicate = useTranslations('payments.duplicate');
  const price = formatRubles(order.amount, useLocale());
  const user = useCurrentUser();
  return (
    <div className={styles.step}>
      {order.refund_due ? (
        <p>{duplicate('text', { course: order.course_title, price, email: order.email })}</p>
      ) : (
        <>
          <p>{t('text', { course: order.course_title, price, email: order.email })}</p>
          {order.paid_late && <p>{t('late')}</p>}
          <p>{order.account_created ? t('newAccount') : t('existing')}</p>
        </>
      )}
      <div className={styles.actions}>
        {(user || !order.account_created) && (
          <a className={controls.button} href={user ? paths.dashboard : paths.login}>
            {t('cabinet')}
          </a>
        )}
        {children}
      </div>
    </div>
  );
}
