import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import styles from './Invitation.module.css';

/** Below the gallery: drawn on the server; its button is pressed through the island around it. */
export function Invitation() {
  const t = useTranslations('applications.invitation');
  return (
    <aside className={styles.invitation} aria-label={t('title')}>
      <div className={styles.sheet}>
        <div>
          <h3>{t('title')}</h3>
          <p>{t('text')}</p>
        </div>
        <button type="button" className={controls.button} data-press="model">
          {t('button')}
        </button>
      </div>
    </aside>
  );
}
