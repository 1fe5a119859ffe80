import { useTranslations } from 'use-intl';
import { SupportContacts } from '#features/publishing/school/ui/SupportContacts.tsx';
import { useSchoolDay } from '#features/teaching/courses/ui/useSchoolDay.ts';
import { readableEmail } from '#shared/domains.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { address } from './address.tsx';
import styles from './PaymentModal.module.css';
import type { PaidOrder } from './purchase.ts';
import { Step } from './Step.tsx';

type Guardian = NonNullable<PaidOrder['guardian']>;

/** The adult has a link by mail: nothing is left to do here. @param guardian null until it is known */
export function GuardianWaiting({ guardian }: { guardian: Guardian | null }) {
  const t = useTranslations('paymentOutcome.guardian');
  const dayText = useSchoolDay();
  return (
    <Step>
      <p className={styles.stepTitle} role="status">
        <span className={controls.spinner} aria-hidden="true" />
        {t('title')}
      </p>
      {guardian && (
        <p>
          {guardian.state === 'consented'
            ? t('agreed')
            : t.rich('text', {
                email: readableEmail(guardian.email),
                date: dayText(guardian.answer_until),
                b: address,
              })}
        </p>
      )}
      <p className={styles.soft}>{t('later')}</p>
    </Step>
  );
}

interface GuardianOverProps {
  guardian: Guardian;
  onAgain?: (() => void) | undefined;
  /** The page's heading says it already. */
  isTitled?: boolean;
}

/** Key of the title of such an end. */
export function guardianEnd(guardian: Guardian) {
  const { state } = guardian;
  return state === 'consented' || state === 'waiting' ? 'canceled.title' : (`guardian.${state}` as const);
}

function isLeftUnpaid({ state }: Guardian): boolean {
  return state === 'consented' || state === 'waiting';
}

/** No course: the adult has refused, or has not answered; or the payment was declined, and may be tried again. */
export function GuardianOver({ guardian, onAgain, isTitled }: GuardianOverProps) {
  const t = useTranslations('paymentOutcome');
  const ui = useTranslations('ui');
  const isUnpaid = isLeftUnpaid(guardian);
  return (
    <Step>
      <Notice>
        {!isTitled && <strong>{t(guardianEnd(guardian))}</strong>}
        <p>{t(isUnpaid ? 'guardian.unpaid' : 'guardian.over')}</p>
      </Notice>
      {!isUnpaid && onAgain && (
        <button type="button" className={controls.button} onClick={onAgain}>
          {ui('retry')}
        </button>
      )}
      <SupportContacts lead={t('paid.support')} />
    </Step>
  );
}
