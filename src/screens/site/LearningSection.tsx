import { useTranslations } from 'use-intl';
import styles from './LearningSection.module.css';

const steps = ['pay', 'mail', 'watch'] as const;

/** After the purchase: three steps, in order. */
export function LearningSection() {
  const t = useTranslations('landing.learning');
  return (
    <section id="learning" className={styles.section} aria-labelledby="learning-title" data-below="">
      <h2 id="learning-title" className={styles.title}>
        {t('title')}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`${step}.title`)}</h3>
            <p>{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
