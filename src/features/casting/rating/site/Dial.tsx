import { useTranslations } from 'use-intl';
import styles from './ResultView.module.css';

const radius = 54;
const around = 2 * Math.PI * radius;

/** The score as a number in an arc of that share. */
export function Dial({ score }: { score: number }) {
  const t = useTranslations('rating.result');
  return (
    <div className={styles.dial} role="img" aria-label={t('dial', { score })}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r={radius} className={styles.track} />
        <circle
          cx="60"
          cy="60"
          r={radius}
          className={styles.arc}
          strokeDasharray={`${(around * score) / 100} ${around}`}
          transform="rotate(-90 60 60)"
        />
      </svg>
      <span className={styles.number} aria-hidden="true">
        {score}
        <small>{t('of')}</small>
      </span>
    </div>
  );
}
