import {
  Alert,
  Button,
  Checkbox,
  Group,
  NumberInput,
  Select,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { ownBenefits } from '#features/school/rules/benefits.ts';
import edit from '#ui/panel/edit.module.css';
import { MoneyInput } from '#ui/panel/MoneyInput.tsx';
import type { PanelCourse } from '../contract/panel.ts';
import { courseLevels } from '../rules/levels.ts';
import styles from './Courses.module.css';
import { CoverField } from './CoverField.tsx';
import type { CourseValues } from './courseValues.ts';

interface CourseFieldsProps {
  form: UseFormReturnType<CourseValues>;
  /** Null for a new one. */
  course: PanelCourse | null;
}

export function CourseFields({ form, course }: CourseFieldsProps) {
  const t = useTranslations('courseForm.fields');
  const levels = useTranslations('coursesPanel.level');
  return (
    <>
      <Texts form={form} />
      <div className={edit.pair}>
        <PriceInput label={t('price')} required {...form.getInputProps('price')} />
        <Select
          label={t('level')}
          data={courseLevels.map((level) => ({ value: level, label: levels(level) }))}
          allowDeselect={false}
          {...form.getInputProps('level')}
        />
        <TextInput
          type="date"
          label={t('startDate')}
          description={t('startHint')}
          max="9999-12-31"
          {...form.getInputProps('start_date')}
        />
      </div>
      <div className={edit.pair}>
        {(['lessons', 'hours'] as const).map((field) => (
          <NumberInput
            key={field}
            label={t(field)}
            min={0}
            allowDecimal={false}
            allowNegative={false}
            {...form.getInputProps(field === 'lessons' ? 'lessons_count' : 'duration_hours')}
          />
        ))}
      </div>
      {course && <RealLessons form={form} course={course} />}
      <Switch label={t('featured')} {...form.getInputProps('is_featured', { type: 'checkbox' })} />
      <Switch
        label={t('active')}
        description={t('activeHint')}
        {...form.getInputProps('is_active', { type: 'checkbox' })}
      />
      <CoverField form={form} cover={course?.cover ?? null} />
      <TextInput type="url" label={t('video')} {...form.getInputProps('video_url')} />
      <Includes form={form} />
    </>
  );
}

/** Title and description in the three languages, side by side where there is room. */
function Texts({ form }: Pick<CourseFieldsProps, 'form'>) {
  const t = useTranslations('courseForm.fields');
  const languages = ['ru', 'en', 'zh'] as const;
  const path = (field: string, language: string) =>
    language === 'ru' ? field : `translations.${language}.${field}`;
  return (
    <>
      <div className={styles.texts}>
        {languages.map((language) => (
          <TextInput
            key={language}
            label={t(`title.${language}`)}
            required={language === 'ru'}
            dir="auto"
            lang={language}
            {...(language === 'ru' && { 'data-autofocus': true })}
            {...form.getInputProps(path('title', language))}
          />
        ))}
      </div>
      <div className={styles.texts}>
        {languages.map((language) => (
          <Textarea
            key={language}
            label={t(`description.${language}`)}
            className={edit.text ?? ''}
            dir="auto"
            lang={language}
            {...form.getInputProps(path('description', language))}
          />
        ))}
      </div>
      <Text size="sm" c="dimmed">
        {t('fallback')}
      </Text>
    </>
  );
}

/** Where the counts differ from the lessons, says so and offers the right ones. */
function RealLessons({
  form,
  course: { real_lessons: real },
}: {
  form: CourseFieldsProps['form'];
  course: PanelCourse;
}) {
  const t = useTranslations('courseForm.differs');
  const { lessons_count, duration_hours } = form.values;
  if (Number(lessons_count) === real.count && Number(duration_hours) === real.hours) return null;
  return (
    <Alert color="graphite" role="status">
      <Group justify="space-between" gap="sm">
        {t('text', { lessons: real.count, hours: real.hours })}
        <Button
          size="sm"
          variant="default"
          onClick={() => form.setValues({ lessons_count: real.count, duration_hours: real.hours })}
        >
          {t('compute')}
        </Button>
      </Group>
    </Alert>
  );
}

function Includes({ form }: Pick<CourseFieldsProps, 'form'>) {
  const t = useTranslations('courseForm');
  return (
    <Checkbox.Group
      label={t('fields.includes')}
      description={t('fields.includesHint')}
      {...form.getInputProps('includes')}
    >
      <Stack gap="xs" mt="xs">
        {ownBenefits.map((benefit) => (
          <Checkbox key={benefit} value={benefit} label={t(`benefits.${benefit}`)} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

/** A price in rubles. */
export function PriceInput(props: React.ComponentProps<typeof MoneyInput>) {
  return <MoneyInput min={0} suffix={' ₽'} {...props} />;
}
