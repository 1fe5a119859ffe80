import { Alert } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { EditedText } from '../panel/contract.ts';

/** Whose text visitors of this language read while it has none of its own. */
export function TextSource({ text }: { text: EditedText }) {
  const t = useTranslations('contentPanel');
  if (text.is_own) return text.is_demo ? <Alert color="graphite">{t('demoText')}</Alert> : null;
  if (text.shown_language === null) return <Alert color="graphite">{t('defaultText')}</Alert>;
  return (
    <Alert color="graphite">{t('fallbackText', { language: t(`language.${text.shown_language}`) })}</Alert>
  );
}
