import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { SupportContacts } from '#features/publishing/school/ui/SupportContacts.tsx';
import { formatRubles } from '#shared/formats.ts';
import type { Language } from '#shared/i18n.ts';
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
  onAgain: () => void;
  onClose: () => void;
}

/** The payment could not be created: the buyer tries again, or reports the error to the school's support. */
export function PaymentErrorDialog({ error, course, amount, onAgain, onClose }: PaymentErrorDialogProps) {
  const t = useTranslations('payments.error');
  const ui = useTranslations('ui');
  const language = useLocale();
  const failureText = useFailureText();
  const [time] = useState(() => formatMoment(language));
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
      <SupportContacts lead={t('support')} />
      <div className={styles.actions}>
        <button type="button" className={controls.button} onClick={onAgain}>
          {ui('retry')}
        </button>
        <button type="button" className={`${controls.button} ${controls.quiet}`} onClick={onClose}>
          {ui('ok')}
        </button>
      </div>
    </Dialog>
  );
}

/** By the clock that the buyer sees, so that they can tell support when it was. */
function formatMoment(language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'medium' }).format(new Date());
}
