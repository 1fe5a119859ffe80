import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import styles from './PaymentModal.module.css';
import type { MethodChoice } from './useMethods.ts';

/** How to pay; without a choice the provider's page asks. Empty where the school offers nothing by name. */
export function MethodField({ methods, chosen, choose }: MethodChoice) {
  const t = useTranslations('payments.method');
  if (methods.length === 0) return null;
  return (
    <fieldset className={styles.methods}>
      <legend className={controls.label}>{t('title')}</legend>
      {[null, ...methods].map((method) => (
        <label key={method ?? 'any'} className={controls.check}>
          <input
            type="radio"
            name="payment_method"
            checked={chosen === method}
            onChange={() => choose(method)}
          />
          <span>{t(method ?? 'any')}</span>
        </label>
      ))}
    </fieldset>
  );
}
