import { Button, Group, Progress, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useSize } from './useSize.ts';
import type { UploadState } from './useUpload.ts';

interface SendingProgressProps {
  file: File;
  state: UploadState;
  pause(): void;
  goOn(): void;
  cancel(): void;
}

/** How far the file is, and what can be done about it. */
export function SendingProgress({ file, state, pause, goOn, cancel }: SendingProgressProps) {
  const t = useTranslations('uploads');
  const sizeText = useSize();
  if (state.step === 'idle' || state.step === 'failed') return null;
  if (state.step === 'checking')
    return (
      <Text size="sm" role="status">
        {t('checking')}
      </Text>
    );
  const { step, sentBytes, bytesPerSecond } = state;
  const percent = Math.floor((sentBytes / file.size) * 100);
  const minutes = bytesPerSecond > 0 ? Math.round((file.size - sentBytes) / bytesPerSecond / 60) : null;
  const title = t(step === 'sending' ? 'sending' : step, { name: file.name });
  return (
    <>
      <Text size="sm" role="status">
        {title}
      </Text>
      <Progress.Root size="lg">
        <Progress.Section value={percent} aria-label={title} />
      </Progress.Root>
      <Text size="sm" c="dimmed">
        {t('progress', { percent, sent: sizeText(sentBytes), total: sizeText(file.size) })}
        {step === 'sending' && minutes !== null && ` · ${t('left', { minutes })}`}
      </Text>
      <Group gap="sm">
        {step === 'sending' ? (
          <Button variant="default" onClick={pause}>
            {t('pause')}
          </Button>
        ) : (
          <Button onClick={goOn}>{t('goOn')}</Button>
        )}
        <Button variant="subtle" color="bad" onClick={cancel}>
          {t('cancel')}
        </Button>
      </Group>
    </>
  );
}
