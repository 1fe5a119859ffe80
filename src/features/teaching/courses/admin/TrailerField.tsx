import { Button, Group, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { UploadField } from '#features/records/uploads/admin/UploadField.tsx';
import type { CourseValues } from './courseValues.ts';

interface TrailerFieldProps {
  form: UseFormReturnType<CourseValues>;
  hasTrailer: boolean;
}

/** The trailer: a file that the page plays itself, or a link. */
export function TrailerField({ form, hasTrailer }: TrailerFieldProps) {
  const t = useTranslations('courseForm.trailer');
  const fields = useTranslations('courseForm.fields');
  const { trailer } = form.values;
  return (
    <>
      {hasTrailer && !trailer && (
        <Group gap="sm">
          <Text size="sm" role="status">
            {t(trailer === null ? 'gone' : 'present')}
          </Text>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => form.setFieldValue('trailer', trailer === null ? undefined : null)}
          >
            {t(trailer === null ? 'keep' : 'remove')}
          </Button>
        </Group>
      )}
      <UploadField
        purpose="trailer"
        label={t('title')}
        value={trailer ?? null}
        error={form.errors.trailer_upload_id as string | undefined}
        onUploaded={({ id, name, sizeBytes }) => form.setFieldValue('trailer', { id, name, sizeBytes })}
      />
      <TextInput
        type="url"
        label={fields('video')}
        description={t('linkHint')}
        {...form.getInputProps('video_url')}
      />
    </>
  );
}
