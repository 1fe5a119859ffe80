import { useTranslations } from 'use-intl';
import { type DocumentName, documentPath } from '#features/publishing/documents/rules/documents.ts';
import { PageHead } from '#ui/PageHead.tsx';
import styles from './DocumentPage.module.css';

interface DocumentNavProps {
  document: DocumentName;
  school: string;
  version: number | undefined;
}

export function DocumentNav({ document, school, version }: DocumentNavProps) {
  const t = useTranslations('documents');
  return (
    <PageHead name={school} addressIn={(language) => documentPath(document, language, version)}>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
    </PageHead>
  );
}
