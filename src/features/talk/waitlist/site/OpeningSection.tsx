import { useTranslations } from 'use-intl';
import { keptMonths } from '../rules.ts';
import styles from './OpeningSection.module.css';

/** Where prices would stand: nothing can be bought by now. The form comes into its place (WaitlistForm.tsx). */
export function OpeningSection({ id = 'opening' }: { id?: string }) {
  const t = useTranslations('waitlist');
  return (
    <section id={id} className={styles.opening} aria-labelledby="opening-title">
      <div>
        <h2 id="opening-title">{t('title')}</h2>
        <p>{t('lead')}</p>
        <p className={styles.kept}>{t('kept', { months: keptMonths })}</p>
      </div>
      <div className={styles.form} data-waitlist="" />
    </section>
  );
}
