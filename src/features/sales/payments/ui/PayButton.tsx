import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import styles from './PaymentModal.module.css';

interface PayButtonProps {
  price: string;
  isBusy: boolean;
  /** A guardian is asked first. */
  isMinor: boolean;
}

export function PayButton({ price, isBusy, isMinor }: PayButtonProps) {
  const t = useTranslations('payments');
  const outcome = useTranslations('paymentOutcome');
  if (isMinor)
    return (
      <button type="submit" className={`${controls.button} ${controls.wide}`} disabled={isBusy}>
        {isBusy ? outcome('guardian.asking') : outcome('guardian.ask')}
      </button>
    );
  return (
    <>
      <button type="submit" className={`${controls.button} ${controls.wide}`} disabled={isBusy}>
        {isBusy ? t('paying') : t('pay', { price })}
      </button>
      <p className={styles.soft}>
        {t('secure')} {t('cards')}
      </p>
    </>
  );
}
