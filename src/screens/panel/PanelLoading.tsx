import { useTranslations } from 'use-intl';
import { PageTitle } from '#ui/panel/PageTitle.tsx';
import styles from './PanelLayout.module.css';

export function PanelLoading() {
  const t = useTranslations();
  return (
    <p className={styles.loading} role="status">
      <PageTitle title={t('staff.panel.title')} />
      {t('ui.loading')}
    </p>
  );
}
