import { Alert, Button, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { EditedText } from '../contract/panel.ts';

interface TextSourceProps {
  text: EditedText;
  isBusy: boolean;
  /** Confirms that the translation is right as it is. */
  onConfirm(): void;
}

/**
 * Source of the text that visitors of this language read while it has none of its own, and whether its own is
 * outdated.
 */
export function TextSource({ text, isBusy, onConfirm }: TextSourceProps) {
  const t = useTranslations('contentPanel');
  const names = useTranslations('languages');
  if (text.state === 'outdated') {
    return (
      <Alert color="yellow">
        <Stack gap="xs" align="start">
          {t('outdatedText')}
          <Button variant="default" size="xs" loading={isBusy} onClick={onConfirm}>
            {t('outdatedConfirm')}
          </Button>
        </Stack>
      </Alert>
    );
  }
  if (text.is_own) return text.is_demo ? <Alert color="graphite">{t('demoText')}</Alert> : null;
  if (text.shown_language === null) return <Alert color="graphite">{t('defaultText')}</Alert>;
  return <Alert color="graphite">{t('fallbackText', { language: names(text.shown_language) })}</Alert>;
}
