import { Button, Group, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { UploadField } from '#features/records/uploads/admin/UploadField.tsx';
import type { ReviewValues } from './reviewValues.ts';

interface VideoFieldsProps {
  form: UseFormReturnType<ReviewValues>;
  hasFilm: boolean;
}

/** Where the video is: a file that the page plays itself, or a link to it. */
export function VideoFields({ form, hasFilm }: VideoFieldsProps) {
  const t = useTranslations('reviewsPanel.fields');
  const { film } = form.values;
  return (
    <>
      {hasFilm && !film && (
        <Group gap="sm">
          <Text size="sm" role="status">
            {t(film === null ? 'filmGone' : 'hasFilm')}
          </Text>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => form.setFieldValue('film', film === null ? undefined : null)}
          >
            {t(film === null ? 'keepFilm' : 'removeFilm')}
          </Button>
        </Group>
      )}
      <UploadField
        purpose="review"
        label={t('videoFile')}
        value={film ?? null}
        error={form.errors.videoFile as string | undefined}
        onUploaded={({ id, name, sizeBytes }) => form.setFieldValue('film', { id, name, sizeBytes })}
      />
      <TextInput
        label={t('videoUrl')}
        description={t('videoHint')}
        type="url"
        {...form.getInputProps('videoUrl')}
      />
      <TextInput label={t('yandexUrl')} type="url" {...form.getInputProps('yandexUrl')} />
    </>
  );
}
