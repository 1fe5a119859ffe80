import { useLocale, useTranslations } from 'use-intl';
import { formatRubles } from '#shared/formats.ts';
import { toKopecks, toRubles } from '#shared/money.ts';
import controls from '#ui/controls.module.css';
import { isLoan, plansFor, popularMonths } from '../rules/plans.ts';
import styles from './Instalments.module.css';

interface PlanFieldProps {
  /** Rubles. */
  price: number;
  months: readonly number[];
  chosen: number;
  onChoose: (months: number) => void;
}

/** The plans for a price: what each costs a month, and in total. */
export function PlanField({ price, months, chosen, onChoose }: PlanFieldProps) {
  const t = useTranslations('instalments');
  const language = useLocale();
  const rubles = (kopecks: number) => formatRubles(toRubles(kopecks), language);
  return (
    <fieldset className={styles.plans}>
      <legend className={controls.label}>{t('plans')}</legend>
      {plansFor(toKopecks(price), months).map((plan) => (
        <label key={plan.months} className={styles.plan}>
          <input
            type="radio"
            name="installment_months"
            value={plan.months}
            checked={chosen === plan.months}
            onChange={() => onChoose(plan.months)}
          />
          <span>{t('plan.months', { months: plan.months })}</span>
          <b>{t('plan.monthly', { monthly: rubles(plan.monthlyKopecks) })}</b>
          <small>
            {plan.months === popularMonths && (
              <>
                <span className={styles.popular}>{t('plan.popular')}</span>,{' '}
              </>
            )}
            {plan.lastKopecks !== plan.monthlyKopecks && (
              <>{t('plan.last', { last: rubles(plan.lastKopecks) })}, </>
            )}
            {t('plan.total', { total: formatRubles(price, language) })}
            {isLoan(plan.months) && <>. {t('plan.credit')}</>}
          </small>
        </label>
      ))}
    </fieldset>
  );
}
