import { Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { type Language, languages } from '#shared/i18n.ts';
import { wide } from '#shared/pictures.ts';
import edit from '#ui/panel/edit.module.css';
import { FramedPictureField, kept } from '#ui/panel/FramedPictureField.tsx';
import { useLabelIn } from '#ui/panel/useLabelIn.ts';
import type { PanelCourse } from '../contract/panel.ts';
import styles from './Courses.module.css';
import type { CourseValues } from './courseValues.ts';

interface CoverFieldProps {
  form: UseFormReturnType<CourseValues>;
  /** Null for a new one. */
  course: PanelCourse | null;
}

/** The cover, with the part of it that pages show and what it shows in words; sent with the rest of the form. */
export function CoverField({ form, course }: CoverFieldProps) {
  const t = useTranslations('courseForm.cover');
  const { cover: picture, cover_framing: framing } = form.values;
  const hasNoWhole = picture === kept && course?.cover && !course.cover_photo;
  return (
    <>
      {hasNoWhole && <img className={styles.chosen} src={course.cover ?? ''} alt={t('alt')} />}
      <FramedPictureField
        label={t('title')}
        hint={t(hasNoWhole ? 'hintFramed' : 'hint')}
        shape={wide}
        own={course?.cover_photo ?? null}
        value={{ picture, framing }}
        onChange={(value) => form.setValues({ cover: value.picture, cover_framing: value.framing })}
        onProblem={(text) => (text ? form.setFieldError('cover', text) : form.clearFieldError('cover'))}
        error={form.errors.cover}
        remove={t('remove')}
        hasOther={Boolean(hasNoWhole)}
      />
      {picture !== '' && <Words form={form} />}
    </>
  );
}

function Words({ form }: Pick<CoverFieldProps, 'form'>) {
  const t = useTranslations('courseForm.cover');
  const labelIn = useLabelIn();
  const path = (language: Language) =>
    language === 'ru' ? 'cover_alt' : `translations.${language}.cover_alt`;
  return (
    <>
      <div className={edit.trio}>
        {languages.map((language) => (
          <TextInput
            key={language}
            label={labelIn(t('words'), language)}
            maxLength={200}
            dir="auto"
            lang={language}
            {...form.getInputProps(path(language))}
          />
        ))}
      </div>
      <Text size="sm" c="dimmed">
        {t('wordsHint')}
      </Text>
    </>
  );
}
