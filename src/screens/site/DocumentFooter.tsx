import { useLocale, useTranslations } from 'use-intl';
import { DocumentLinks } from '#features/accounts/consents/ui/DocumentLinks.tsx';
import { paths } from '#ui/paths.ts';
import styles from './DocumentPage.module.css';

export function DocumentFooter() {
  const t = useTranslations('documents');
  return (
    <footer className={styles.footer}>
      <DocumentLinks className={styles.links} />
      <a href={paths.home(useLocale())}>{t('home')}</a>
    </footer>
  );
}
