import { useTranslations } from 'use-intl';
import styles from './LearningSection.module.css';

const steps = ['pay', 'mail', 'watch'] as const;

/** After the purchase: three steps, in order, as a line below the programme. */
export function LearningSection() {
  const t = useTranslations('landing.learning');
  return (
    <section id="learning" className={styles.section} aria-labelledby="learning-title" data-below="">
      <details className={styles.line} data-fold="" open>
        <summary>
          <h2 id="learning-title">{t('title')}</h2>
        </summary>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`${step}.title`)}</h3>
              <p>{t(`${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
