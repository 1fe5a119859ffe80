import { Button, Code, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Output } from '#shared/contract.ts';
import { type TextEncoding, textEncodings } from '#shared/foreignTables.ts';
import { cut } from '#shared/graphemes.ts';
import { call } from '#ui/api.ts';
import { encodingNames } from '#ui/panel/encodingNames.ts';
import { useFailureText } from '#ui/panel/failure.ts';
import { useToast } from '#ui/Toast.tsx';
import { captionsApi } from '../contract/captions.ts';

interface ChosenProps {
  /** In Base64. */
  file: string;
  onSave(text: string): void;
  onCancel(): void;
}

const shownLetters = 600;

/** The file as it was read: whoever sees signs instead of letters chooses another encoding. */
export function ChosenCaptions({ file, onSave, onCancel }: ChosenProps) {
  const t = useTranslations('lessonForm.captions');
  const read = useReading(file, onCancel);
  if (!read.found) return <Text size="sm">…</Text>;
  const { text, encoding } = read.found;
  return (
    <Stack gap="xs">
      <NativeSelect
        label={t('encoding')}
        value={encoding}
        data={textEncodings.map((value) => ({ value, label: encodingNames[value] }))}
        onChange={({ currentTarget: { value } }) => read.choose(value as TextEncoding)}
        w="min(100%, 20rem)"
      />
      <Text size="sm">{t('shown')}</Text>
      <Code block>{cut(text, shownLetters)}</Code>
      <Group gap="sm">
        <Button size="compact-sm" onClick={() => onSave(text)}>
          {t('save')}
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Group>
    </Stack>
  );
}

function useReading(file: string, onFailure: () => void) {
  const t = useTranslations('lessonForm.captions');
  const toast = useToast();
  const failureText = useFailureText();
  const [found, setFound] = useState<Output<typeof captionsApi.read> | null>(null);
  const read = async (encoding?: TextEncoding) => {
    try {
      setFound(await call(captionsApi.read, { file, encoding }));
    } catch (error) {
      toast('error', t('failed', { reason: failureText(error) }));
      onFailure();
    }
  };
  useEffect(() => void read(), [file]);
  return { found, choose: (encoding: TextEncoding) => void read(encoding) };
}
