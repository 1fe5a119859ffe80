import { useTranslations } from 'use-intl';
import { PageTitle } from '#ui/panel/PageTitle.tsx';
import styles from './PanelLayout.module.css';

/** The frame's outlines, which the server draws: seen before any script has come. */
export function PanelLoading() {
  const t = useTranslations();
  return (
    <div className={styles.loading}>
      <PageTitle title={t('staff.panel.title')} />
      <header>
        <strong>{t('staff.panel.title')}</strong>
      </header>
      <p role="status">{t('ui.loading')}</p>
      <div className={styles.outlines} aria-hidden="true">
        {Array.from({ length: 8 }, (_, line) => (
          <i key={line} />
        ))}
      </div>
    </div>
  );
}
