import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatRubles } from '#shared/formats.ts';
import controls from '#ui/controls.module.css';
import { Dialog } from '#ui/Dialog.tsx';
import { useFailureText } from '#ui/failure.ts';
import styles from './PaymentModal.module.css';
import type { BuyableCourse } from './purchase.ts';
import { NoPaymentLink } from './usePayment.ts';

interface PaymentErrorDialogProps {
  error: unknown;
  course: BuyableCourse;
  /** Rubles. */
  amount: number;
  onClose: () => void;
}

/** The payment could not be created: the error to report to the school's support. */
export function PaymentErrorDialog({ error, course, amount, onClose }: PaymentErrorDialogProps) {
  const t = useTranslations('payments.error');
  const ui = useTranslations('ui');
  const language = useLocale();
  const failureText = useFailureText();
  const [time] = useState(() => new Date().toISOString());
  const message = error instanceof NoPaymentLink ? t('noLink') : failureText(error);
  return (
    <Dialog title={t('title')} onClose={onClose} isAlert>
      <p>{message}</p>
      <p className={styles.soft}>
        {t('diagnostics', { course: course.title, price: formatRubles(amount, language) })}
      </p>
      <dl className={styles.report}>
        <dt>{t('code')}</dt>
        <dd>PAYMENT_ERROR</dd>
        <dt>{t('time')}</dt>
        <dd>{time}</dd>
      </dl>
      <button type="button" className={controls.button} onClick={onClose}>
        {ui('ok')}
      </button>
    </Dialog>
  );
}
