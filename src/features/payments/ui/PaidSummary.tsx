import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useCurrentUser } from '#features/accounts/ui/currentUser.ts';
import { SupportContacts } from '#features/school/ui/SupportContacts.tsx';
import { formatDay, formatRubles } from '#shared/formats.ts';
import controls from '#ui/controls.module.css';
import { paths } from '#ui/paths.ts';
import { address } from './address.tsx';
import { EmailCorrection } from './EmailCorrection.tsx';
import styles from './PaymentModal.module.css';
import type { PaidOrder } from './purchase.ts';

interface PaidSummaryProps {
  order: PaidOrder;
  /** Lets a mistyped address be put right. */
  secret: string;
  children?: ReactNode;
}

/** A paid order: what was bought, how to get to it, and who helps. */
export function PaidSummary({ order: paid, secret, children }: PaidSummaryProps) {
  const t = useTranslations('payments.paid');
  const duplicate = useTranslations('payments.duplicate');
  const language = useLocale();
  const user = useCurrentUser();
  const [order, setOrder] = useState(paid);
  const isMine = user !== null && user.email === order.email;
  const needsPassword = order.account_created && !isMine;
  return (
    <div className={styles.step}>
      <dl className={styles.order}>
        <dt>{order.course_title}</dt>
        <dd>{formatRubles(order.amount, language)}</dd>
      </dl>
      {order.refund_due ? (
        <p>{duplicate.rich('text', { email: order.email, b: address })}</p>
      ) : (
        <>
          <p>{t.rich('sent', { email: order.email, b: address })}</p>
          {order.paid_late && <p>{t('late')}</p>}
          <p>{t(isMine ? 'mine' : needsPassword ? 'newAccount' : 'existing')}</p>
          {order.opens_on && <p>{t('opensOn', { date: formatDay(order.opens_on, language) })}</p>}
          {needsPassword && <p className={styles.soft}>{t('noMail')}</p>}
          {!isMine && <EmailCorrection order={order} secret={secret} onCorrected={setOrder} />}
        </>
      )}
      <div className={styles.actions}>
        {!needsPassword && (
          <a className={controls.button} href={isMine ? paths.dashboard : paths.login}>
            {t(isMine ? 'cabinet' : 'signIn')}
          </a>
        )}
        {children}
      </div>
      <SupportContacts lead={t('support')} />
    </div>
  );
}
