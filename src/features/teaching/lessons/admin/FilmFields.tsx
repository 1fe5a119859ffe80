import { Button, Group, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { UploadField } from '#features/records/uploads/admin/UploadField.tsx';
import type { EditedLesson } from '../contract/lessons.ts';
import styles from './Lessons.module.css';
import type { LessonValues } from './lessonForm.ts';

interface FilmFieldsProps {
  form: UseFormReturnType<LessonValues>;
  film: Pick<EditedLesson, 'has_video_file' | 'video_seconds'> | null;
}

/** The film: a file, or a link to one. */
export function FilmFields({ form, film }: FilmFieldsProps) {
  const t = useTranslations('lessonForm.fields');
  const sent = form.values.film;
  return (
    <>
      {film?.has_video_file && !sent && <PresentFilm form={form} film={film} />}
      <UploadField
        purpose="video"
        label={t('video')}
        value={sent ?? null}
        error={form.errors.upload_id as string | undefined}
        onUploaded={({ id, name, sizeBytes, seconds, posterDataUrl }) =>
          form.setFieldValue('film', {
            id,
            name,
            sizeBytes,
            seconds: seconds === undefined ? null : Math.max(Math.round(seconds), 1),
            poster: posterDataUrl ?? null,
          })
        }
      />
      <fieldset className={styles.group}>
        <legend>{t('links')}</legend>
        <div className={styles.stack}>
          <Text size="sm" c="dimmed">
            {t('linksHint')}
          </Text>
          <TextInput type="url" label={t('yandex')} {...form.getInputProps('yandex_disk_url')} />
          <TextInput type="url" label={t('videoUrl')} {...form.getInputProps('video_url')} />
          <TextInput type="url" label={t('url')} {...form.getInputProps('url')} />
        </div>
      </fieldset>
    </>
  );
}

/** The film that is there already, which can be taken away. */
function PresentFilm({
  form,
  film,
}: {
  form: FilmFieldsProps['form'];
  film: { video_seconds: number | null };
}) {
  const t = useTranslations('lessonForm.fields');
  const isRemoved = form.values.film === null;
  const { video_seconds: seconds } = film;
  const present = seconds ? t('hasFilmLength', { length: clockOf(seconds) }) : t('hasFilm');
  return (
    <Group gap="sm">
      <Text size="sm" role="status">
        {isRemoved ? t('filmRemoved') : present}
      </Text>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => form.setFieldValue('film', isRemoved ? undefined : null)}
      >
        {t(isRemoved ? 'keepFilm' : 'removeFilm')}
      </Button>
    </Group>
  );
}

function clockOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
