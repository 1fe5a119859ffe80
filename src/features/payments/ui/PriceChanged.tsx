import { useLocale, useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { formatRubles } from '#ui/formats.ts';
import styles from './PaymentModal.module.css';

interface PriceChangedProps {
  /** Rubles, as is `amount`. */
  before: number;
  amount: number;
  onAccept: () => void;
  onClose: () => void;
}

/** Nobody is charged another price than the one agreed to. */
export function PriceChanged({ before, amount, onAccept, onClose }: PriceChangedProps) {
  const t = useTranslations('payments');
  const ui = useTranslations('ui');
  const language = useLocale();
  const price = formatRubles(amount, language);
  return (
    <div className={styles.step}>
      <Notice>{t('priceChanged', { price, before: formatRubles(before, language) })}</Notice>
      <div className={styles.actions}>
        <button type="button" className={controls.button} onClick={onAccept}>
          {t('payNewPrice', { price })}
        </button>
        <button type="button" className={controls.link} onClick={onClose}>
          {ui('cancel')}
        </button>
      </div>
    </div>
  );
}
