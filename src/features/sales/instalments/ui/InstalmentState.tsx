import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { SupportContacts } from '#features/publishing/school/ui/SupportContacts.tsx';
import styles from '#features/sales/payments/ui/PaymentModal.module.css';
import { formatRubles } from '#shared/formats.ts';
import controls from '#ui/controls.module.css';
import type { InstalmentStatus } from '../contract/instalments.ts';
import own from './Instalments.module.css';

interface InstalmentStateProps {
  instalment: InstalmentStatus;
  isOffline: boolean;
  /** Other ways to go on where it has come to nothing. */
  children?: ReactNode;
}

const waiting = ['new', 'sent', 'inprogress', 'rejected'];

/** How an instalment plan stands, what that means, and what to do next. */
export function InstalmentState({ instalment, isOffline, children }: InstalmentStateProps) {
  const t = useTranslations('instalments');
  const states = useTranslations('instalmentStates');
  const language = useLocale();
  const { state, number, amount, months, monthly, last, link, course_title } = instalment;
  const step = instalment.waits_for_guardian ? 'guardian' : state;
  const hasEnded = ['canceled', 'expired', 'revoked'].includes(state);
  return (
    <div className={styles.step}>
      <p className={styles.stepTitle} role="status">
        {waiting.includes(state) && <span className={controls.spinner} aria-hidden="true" />}
        {states(`${step}.title`)}
      </p>
      <p>{isOffline ? t('offline') : states(`${step}.text`)}</p>
      <p className={own.facts}>
        {course_title}
        <br />
        {t('number', { number })}:{' '}
        {t('terms', {
          amount: formatRubles(amount, language),
          months,
          monthly: formatRubles(monthly, language),
          last: formatRubles(last, language),
          isEven: monthly === last ? 'yes' : 'no',
        })}
      </p>
      {link && (
        <a
          className={`${controls.button} ${state === 'approved' ? '' : controls.quiet}`}
          href={link}
          target="_blank"
          rel="noreferrer"
        >
          {t(state === 'approved' ? 'sign' : 'form')}
        </a>
      )}
      {(hasEnded || state === 'failed') && children && <div className={styles.actions}>{children}</div>}
      {state !== 'signed' && <SupportContacts lead={t('help')} />}
    </div>
  );
}
