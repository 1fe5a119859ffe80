import { useTranslations } from 'use-intl';
import styles from './Lesson.module.css';

/** Keyboard shortcuts of the player. */
export function KeysHint() {
  const t = useTranslations('lessons');
  return (
    <details className={styles.keys}>
      <summary>{t('keys')}</summary>
      <p>{t('keysText')}</p>
    </details>
  );
}
