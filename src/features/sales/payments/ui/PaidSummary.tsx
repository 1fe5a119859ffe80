import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useCurrentUser } from '#features/accounts/sign-in/ui/currentUser.ts';
import { SupportContacts } from '#features/publishing/school/ui/SupportContacts.tsx';
import { useSchoolDay } from '#features/teaching/courses/ui/useSchoolDay.ts';
import { readableEmail } from '#shared/domains.ts';
import { formatRubles } from '#shared/formats.ts';
import controls from '#ui/controls.module.css';
import { paths } from '#ui/paths.ts';
import { address } from './address.tsx';
import { EmailCorrection } from './EmailCorrection.tsx';
import { OpenAccount } from './OpenAccount.tsx';
import styles from './PaymentModal.module.css';
import { type PaidOrder, refundTexts } from './purchase.ts';
import { useMail } from './useMail.ts';

interface PaidSummaryProps {
  order: PaidOrder;
  /** Allows a mistyped address to be corrected. */
  secret: string;
  children?: ReactNode;
}

/** A paid order: the course, the way to it, and contacts for help. */
export function PaidSummary({ order: paid, secret, children }: PaidSummaryProps) {
  const t = useTranslations('paymentOutcome.paid');
  const all = useTranslations('payments');
  const outcome = useTranslations('paymentOutcome');
  const language = useLocale();
  const dayText = useSchoolDay();
  const user = useCurrentUser();
  const { order, setOrder, mail } = useMail(paid, secret);
  const isMine = user !== null && user.email === order.email;
  const needsPassword = order.account_created && !isMine;
  const isOpenable = order.account_openable && !isMine;
  return (
    <div className={styles.step}>
      <dl className={styles.order}>
        <dt>{order.course_title}</dt>
        <dd>{formatRubles(order.amount, language)}</dd>
        <dd className={styles.why}>{all('orderNumber', { number: order.number })}</dd>
      </dl>
      {order.refund_due ? (
        <p>
          {outcome.rich(`${refundTexts(order.refund_due)}.text`, {
            email: readableEmail(order.email),
            b: address,
          })}
        </p>
      ) : (
        <>
          {order.paid_late && <p>{t('late')}</p>}
          <p>
            {isOpenable
              ? t.rich('openAccount', { email: readableEmail(order.email), b: address })
              : t(isMine ? 'mine' : needsPassword ? 'newAccount' : 'existing')}
          </p>
          {order.opens_on && <p>{t('opensOn', { date: dayText(order.opens_on) })}</p>}
          {isOpenable && <OpenAccount secret={secret} />}
          {mail === 'delayed' && <Mailed order={order} mail={mail} />}
          <details className={styles.soft}>
            <summary>{t('more')}</summary>
            {mail !== 'delayed' && <Mailed order={order} mail={mail} />}
            {order.receipt && (
              <p>{outcome(`receipt.${order.receipt}`, { email: readableEmail(order.email) })}</p>
            )}
            {isOpenable && <p>{all('open.confirm')}</p>}
            {needsPassword && mail === 'sent' && <p>{t('noMail')}</p>}
          </details>
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

/** Where the mail with the access is. */
function Mailed({ order, mail }: { order: PaidOrder; mail: ReturnType<typeof useMail>['mail'] }) {
  const t = useTranslations('paymentOutcome.paid');
  return <p role="status">{t.rich(mail, { email: readableEmail(order.email), b: address })}</p>;
}
