import { Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Language } from '#shared/i18n.ts';
import { blocksOf } from '../rules/plain.ts';
import { type Filling, fill, withNonBreakingSpaces } from '../rules/text.ts';
import { DocumentBody } from '../ui/DocumentBody.tsx';
import styles from './DocumentEditor.module.css';
import type { DraftText } from './draft.ts';

interface DocumentPreviewProps {
  draft: DraftText;
  language: Language;
  filling: Filling;
}

/** The document as readers will see it, with the current requisites filled in. */
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
        {withNonBreakingSpaces(draft.title, language)}
      </p>
      <DocumentBody document={{ blocks, language }} />
    </section>
  );
}
