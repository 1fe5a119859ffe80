import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import type { PaymentMethod } from '../rules/methods.ts';
import styles from './PaymentModal.module.css';

interface PayButtonProps {
  price: string;
  /** Null: chosen at the provider, where a card is the usual way. */
  method: PaymentMethod | null;
  isBusy: boolean;
  /** A guardian agrees first. */
  isMinor: boolean;
}

export function PayButton({ price, method, isBusy, isMinor }: PayButtonProps) {
  const t = useTranslations('payments');
  const outcome = useTranslations('paymentOutcome');
  const isByCard = method === null || method === 'bank_card';
  if (isMinor)
    return (
      <button type="submit" className={`${controls.button} ${controls.wide}`} disabled={isBusy}>
        {isBusy ? outcome('guardian.asking') : outcome('guardian.ask')}
      </button>
    );
  return (
    <>
      <button type="submit" className={`${controls.button} ${controls.wide}`} disabled={isBusy}>
        {isBusy ? t('paying') : t(isByCard ? 'pay' : 'payOtherwise', { price })}
      </button>
      <p className={styles.soft}>
        {t('secure')} {isByCard && t('cards')}
      </p>
    </>
  );
}
