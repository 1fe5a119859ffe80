import { Checkbox, NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { translations } from '#shared/i18n.ts';
import edit from '#ui/panel/edit.module.css';
import { useLabelIn } from '#ui/panel/useLabelIn.ts';
import type { EditedLesson } from '../contract/lessons.ts';
import type { EditedSection } from '../contract/sections.ts';
import { FilmFields } from './FilmFields.tsx';
import styles from './Lessons.module.css';
import { type LessonValues, openings } from './lessonForm.ts';

type Form = UseFormReturnType<LessonValues>;

interface LessonFieldsProps {
  form: Form;
  sections: readonly EditedSection[];
  /** The lesson as it is now; null for a new one. */
  film: Pick<EditedLesson, 'has_video_file' | 'video_seconds'> | null;
}

export function LessonFields({ form, sections, film }: LessonFieldsProps) {
  const t = useTranslations('lessonForm.fields');
  return (
    <>
      <TextInput label={t('title')} {...form.getInputProps('title')} required data-autofocus />
      <Textarea label={t('description')} className={edit.text ?? ''} {...form.getInputProps('description')} />
      <TextInput label={t('bonus')} description={t('bonusHint')} {...form.getInputProps('bonus')} />
      <Textarea label={t('task')} description={t('taskHint')} {...form.getInputProps('task')} />
      <Translations form={form} />
      <div className={edit.pair}>
        <NumberInput
          label={t('number')}
          description={t('numberHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={1}
          allowDecimal={false}
          {...form.getInputProps('lesson_number')}
        />
        <NumberInput
          label={t('duration')}
          description={t('durationHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={0}
          allowDecimal={false}
          {...form.getInputProps('duration_minutes')}
        />
      </div>
      {sections.length > 0 && (
        <Select
          label={t('section')}
          data={[
            { value: '', label: t('noSection') },
            ...sections.map(({ id, title }) => ({ value: id, label: title.ru })),
          ]}
          allowDeselect={false}
          {...form.getInputProps('section_id')}
        />
      )}
      <FilmFields form={form} film={film} />
      <Checkbox
        label={t('free')}
        description={t('freeHint')}
        {...form.getInputProps('is_free', { type: 'checkbox' })}
      />
      {form.values.is_free && (
        <TextInput
          label={t('slug')}
          description={t('slugHint')}
          leftSection="/lessons/"
          leftSectionWidth="5.5rem"
          spellCheck={false}
          autoCapitalize="none"
          {...form.getInputProps('slug')}
        />
      )}
      {form.values.is_free && (
        <Checkbox
          label={t('lightStudy')}
          description={t('lightStudyHint')}
          {...form.getInputProps('has_light_study', { type: 'checkbox' })}
        />
      )}
      <Checkbox label={t('active')} {...form.getInputProps('is_active', { type: 'checkbox' })} />
      <Checkbox label={t('doneButton')} {...form.getInputProps('has_done_button', { type: 'checkbox' })} />
      <OpeningFields form={form} />
    </>
  );
}

/** The other languages side by side. */
function Translations({ form }: { form: Form }) {
  const t = useTranslations('lessonForm.fields');
  const labelIn = useLabelIn();
  const hasAny = Object.values(form.values.translations).some((texts) => Object.values(texts).some(Boolean));
  return (
    <details className={styles.group} open={hasAny}>
      <summary>{t('translations')}</summary>
      <div className={styles.stack}>
        {(['title', 'description', 'bonus', 'task'] as const).map((field) => {
          const Input = field === 'description' || field === 'task' ? Textarea : TextInput;
          return (
            <div key={field} className={edit.pair}>
              {translations.map((language) => (
                <Input
                  key={language}
                  label={labelIn(t(field), language)}
                  lang={language}
                  dir="auto"
                  {...form.getInputProps(`translations.${field}.${language}`)}
                />
              ))}
            </div>
          );
        })}
      </div>
    </details>
  );
}

function OpeningFields({ form }: { form: Form }) {
  const t = useTranslations('lessonForm.fields');
  const { opening } = form.values;
  return (
    <>
      <Select
        label={t('opening')}
        data={openings.map((value) => ({ value, label: t(`openings.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps('opening')}
      />
      {(opening === 'day' || opening === 'both') && (
        <TextInput type="date" label={t('opensOn')} {...form.getInputProps('opens_on')} required />
      )}
      {(opening === 'days' || opening === 'both') && (
        <NumberInput
          label={t('opensAfter')}
          min={1}
          allowDecimal={false}
          {...form.getInputProps('opens_after_days')}
          required
        />
      )}
    </>
  );
}
