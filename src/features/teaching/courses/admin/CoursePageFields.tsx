import { Anchor, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { defaultLanguage, languages } from '#shared/i18n.ts';
import edit from '#ui/panel/edit.module.css';
import { useLabelIn } from '#ui/panel/useLabelIn.ts';
import { paths } from '#ui/paths.ts';
import type { PanelCourse } from '../contract/panel.ts';
import styles from './Courses.module.css';
import type { CourseValues } from './courseValues.ts';

interface CoursePageFieldsProps {
  form: UseFormReturnType<CourseValues>;
  /** Null for a new one. */
  course: PanelCourse | null;
}

/** Fields that only the page of the course shows, and its address. */
export function CoursePageFields({ form, course }: CoursePageFieldsProps) {
  const t = useTranslations('courseForm.fields');
  const labelIn = useLabelIn();
  return (
    <>
      <div className={styles.texts}>
        {languages.map((language) => (
          <Textarea
            key={language}
            label={language === defaultLanguage ? t('outcomes') : labelIn(t('outcomes'), language)}
            className={edit.text ?? ''}
            dir="auto"
            lang={language}
            {...form.getInputProps(language === 'ru' ? 'outcomes' : `translations.${language}.outcomes`)}
          />
        ))}
      </div>
      <Text size="sm" c="dimmed">
        {t('outcomesHint')}
      </Text>
      <TextInput
        label={t('slug')}
        description={t('slugHint')}
        leftSection="/courses/"
        leftSectionWidth="5.5rem"
        spellCheck={false}
        autoCapitalize="none"
        {...form.getInputProps('slug')}
      />
      {course?.state === 'on_sale' && course.missing.length === 0 && (
        <Anchor size="sm" href={paths.course(course.slug, 'ru')} target="_blank" rel="noopener">
          {t('page')}
        </Anchor>
      )}
    </>
  );
}
