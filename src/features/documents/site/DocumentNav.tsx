import { useLocale, useTranslations } from 'use-intl';
import { nextLanguage } from '#shared/i18n.ts';
import { LanguageControl } from '#ui/LanguageControl.tsx';
import { paths } from '#ui/paths.ts';
import { type DocumentName, documentPath } from '../rules/documents.ts';
import styles from './DocumentPage.module.css';

interface DocumentNavProps {
  document: DocumentName;
  school: string;
  version: number | undefined;
}

export function DocumentNav({ document, school, version }: DocumentNavProps) {
  const t = useTranslations('documents');
  const language = useLocale();
  return (
    <header className={styles.nav}>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <a className={styles.brand} href={paths.home(language)}>
        {school}
      </a>
      <LanguageControl
        className={styles.language}
        href={documentPath(document, nextLanguage(language), version)}
      />
    </header>
  );
}
