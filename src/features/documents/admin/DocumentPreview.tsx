import { Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Language } from '#shared/i18n.ts';
import { blocksOf } from '../plain/rules.ts';
import { type Filling, fill, glued } from '../rules.ts';
import { DocumentBody } from '../ui/DocumentBody.tsx';
import styles from './DocumentEditor.module.css';
import type { DraftText } from './draft.ts';

interface DocumentPreviewProps {
  draft: DraftText;
  language: Language;
  filling: Filling;
}

/** What readers will see: the requisites filled in as they are now. */
export function DocumentPreview({ draft, language, filling }: DocumentPreviewProps) {
  const t = useTranslations('documentsPanel');
  const blocks = blocksOf(draft.text).map((block) => fill(block, filling));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reached by the keyboard.
    <section aria-label={t('preview')} className={styles.preview} tabIndex={0}>
      <Title order={2} size="h5" mb="sm">
        {t('preview')}
      </Title>
      <p className={styles.title} lang={language}>
        {glued(draft.title, language)}
      </p>
      <DocumentBody document={{ blocks, language }} />
    </section>
  );
}
