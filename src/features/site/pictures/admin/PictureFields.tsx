import { Select, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useLocale, useTranslations } from 'use-intl';
import { FilmField } from '#features/records/uploads/admin/FilmField.tsx';
import { languages, nameOfLanguage } from '#shared/i18n.ts';
import { upright } from '#shared/pictures.ts';
import edit from '#ui/panel/edit.module.css';
import { FramedPictureField } from '#ui/panel/FramedPictureField.tsx';
import { useLabelIn } from '#ui/panel/useLabelIn.ts';
import type { SitePicture } from '../contract/panel.ts';
import { mayHaveFilm, mayHaveLanguage, type Place } from '../rules.ts';
import type { PictureValues } from './pictureValues.ts';

interface PictureFieldsProps {
  form: UseFormReturnType<PictureValues>;
  place: Place;
  /** Null for a new one. */
  saved: SitePicture | null;
}

export function PictureFields({ form, place, saved }: PictureFieldsProps) {
  const t = useTranslations('sitePicturesPanel.fields');
  const { picture, framing } = form.values;
  return (
    <>
      <FramedPictureField
        label={t('photo')}
        hint={t('photoHint')}
        shape={upright}
        own={saved?.photo ?? null}
        value={{ picture, framing }}
        onChange={(value) => form.setValues({ picture: value.picture, framing: value.framing })}
        onProblem={(text) => (text ? form.setFieldError('picture', text) : form.clearFieldError('picture'))}
        error={form.errors.picture}
      />
      <Words form={form} field="alt" />
      <Text size="sm" c="dimmed">
        {t('altHint')} {t('fallback')}
      </Text>
      {place === 'proof' && <Words form={form} field="caption" />}
      {mayHaveLanguage(place) && <Readers form={form} />}
      {mayHaveFilm(place) && <Film form={form} hasFilm={saved?.has_film ?? false} />}
    </>
  );
}

/** A text in every language, side by side where there is room. */
function Words({ form, field }: Pick<PictureFieldsProps, 'form'> & { field: 'alt' | 'caption' }) {
  const t = useTranslations('sitePicturesPanel.fields');
  const labelIn = useLabelIn();
  return (
    <div className={edit.trio}>
      {languages.map((language) => (
        <TextInput
          key={language}
          label={labelIn(t(field), language)}
          required={field === 'alt' && language === 'ru'}
          maxLength={200}
          dir="auto"
          lang={language}
          {...form.getInputProps(`${field}.${language}`)}
        />
      ))}
    </div>
  );
}

function Readers({ form }: Pick<PictureFieldsProps, 'form'>) {
  const t = useTranslations('sitePictureReaders');
  const reader = useLocale();
  return (
    <Select
      label={t('label')}
      data={[
        { value: '', label: t('all') },
        ...languages.map((value) => ({
          value,
          label: t('only', { language: nameOfLanguage(value, reader) }),
        })),
      ]}
      allowDeselect={false}
      {...form.getInputProps('language')}
    />
  );
}

function Film({ form, hasFilm }: Pick<PictureFieldsProps, 'form'> & { hasFilm: boolean }) {
  const t = useTranslations('sitePicturesPanel.fields');
  const { film } = form.values;
  return (
    <FilmField
      purpose="site"
      film={film}
      hasFilm={hasFilm}
      error={form.errors.upload_id}
      words={{
        ...{ label: t('film'), present: t('hasFilm'), gone: t('filmGone') },
        ...{ keep: t('keepFilm'), remove: t('removeFilm') },
      }}
      onChange={(film) => form.setFieldValue('film', film)}
    />
  );
}
