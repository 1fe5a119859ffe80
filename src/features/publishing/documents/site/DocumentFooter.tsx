import { useLocale, useTranslations } from 'use-intl';
import { paths } from '#ui/paths.ts';
import { DocumentLinks } from '../ui/DocumentLinks.tsx';
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
