import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import styles from './PaymentModal.module.css';
import type { MethodChoice } from './useMethods.ts';

/** How to pay; without a choice the provider's page asks. Empty where the school offers nothing by name. */
export function MethodField({ methods, chosen, choose }: MethodChoice) {
  const t = useTranslations('payments.method');
  if (methods.length === 0) return null;
  const radio = (method: (typeof methods)[number] | null) => (
    <label key={method ?? 'any'} className={controls.check}>
      <input type="radio" name="payment_method" checked={chosen === method} onChange={() => choose(method)} />
      <span>{t(method ?? 'any')}</span>
    </label>
  );
  return (
    <fieldset className={styles.methods}>
      <legend className={controls.label}>{t('title')}</legend>
      {radio(null)}
      <details open={chosen !== null}>
        <summary>{t('others')}</summary>
        {/* The one that costs a buyer the fewest steps comes first. */}
        {methods.toSorted((one, other) => Number(other === 'sbp') - Number(one === 'sbp')).map(radio)}
      </details>
    </fieldset>
  );
}
