import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { FilmField } from '#features/records/uploads/admin/FilmField.tsx';
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
      <FilmField
        purpose="review"
        film={film}
        hasFilm={hasFilm}
        error={form.errors.videoFile}
        words={{
          ...{ label: t('videoFile'), present: t('hasFilm'), gone: t('filmGone') },
          ...{ keep: t('keepFilm'), remove: t('removeFilm') },
        }}
        onChange={(film) => form.setFieldValue('film', film)}
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
