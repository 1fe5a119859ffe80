import { useLocale, useTranslations } from 'use-intl';
import { nextLanguage } from '#shared/i18n.ts';
import { LanguageControl } from '#ui/LanguageControl.tsx';
import { paths } from '#ui/paths.ts';
import { type DocumentName, documentPath } from '../rules.ts';
import styles from './DocumentPage.module.css';

export function DocumentNav({ document, version }: { document: DocumentName; version: number | undefined }) {
  const t = useTranslations();
  const language = useLocale();
  return (
    <header className={styles.nav}>
      <a className={styles.skip} href="#main">
        {t('documents.skip')}
      </a>
      <a className={styles.brand} href={paths.home(language)}>
        {t('ui.brand')}
      </a>
      <LanguageControl
        className={styles.language}
        href={documentPath(document, nextLanguage(language), version)}
      />
    </header>
  );
}
