import { useLocale, useTranslations } from 'use-intl';
import { formatRubles } from '#shared/formats.ts';
import type { OwnRefund } from '../contract/refunds.ts';
import { isUnderWay } from '../rules.ts';
import styles from './OwnRefund.module.css';

/** The course of one refund, for the payer. */
export function RefundNews({ refund }: { refund: OwnRefund }) {
  const t = useTranslations('refunds');
  const language = useLocale();
  const { state, amount, reason, closes_access, receipt_number } = refund;
  const isComing = isUnderWay(state) || state === 'failed';
  return (
    <div>
      <p className={styles.state}>{t(`state.${state}`, { amount: formatRubles(amount ?? 0, language) })}</p>
      {reason && <p className={styles.quiet}>{t('answer', { reason })}</p>}
      {receipt_number && <p className={styles.quiet}>{t('receipt', { number: receipt_number })}</p>}
      {isComing && closes_access && <p className={styles.quiet}>{t('closes')}</p>}
    </div>
  );
}
