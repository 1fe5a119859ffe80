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
import { ownBenefits } from '#features/publishing/school/rules/benefits.ts';
import type { Output } from '#shared/contract.ts';
import { defaultLanguage, type Language, languages } from '#shared/i18n.ts';
import edit from '#ui/panel/edit.module.css';
import { MoneyInput } from '#ui/panel/MoneyInput.tsx';
import { useLabelIn } from '#ui/panel/useLabelIn.ts';
import type { coursesPanelApi, PanelCourse } from '../contract/panel.ts';
import { hasStarted } from '../rules/courses.ts';
import { missingGoods } from '../rules/goods.ts';
import { courseLevels } from '../rules/levels.ts';
import { missingForSale, type SaleNeed } from '../rules/sale.ts';
import { CoursePageFields } from './CoursePageFields.tsx';
import styles from './Courses.module.css';
import { CoverField } from './CoverField.tsx';
import type { CourseValues } from './courseValues.ts';
import { MissingForSale } from './MissingForSale.tsx';
import { TrailerField } from './TrailerField.tsx';

interface CourseFieldsProps {
  form: UseFormReturnType<CourseValues>;
  /** Null for a new one. */
  course: PanelCourse | null;
  answer: CoursesAnswer;
}

export type CoursesAnswer = Output<typeof coursesPanelApi.list>;

export function CourseFields({ form, course, answer }: CourseFieldsProps) {
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
            label={t(field === 'hours' && answer.hours_of === 'practice' ? 'hoursWithPractice' : field)}
            description={t(`${field}Hint`)}
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
      {form.values.is_active && (
        <MissingForSale missing={missingOf(form, course, answer)} courseId={course?.id} />
      )}
      <CoverField form={form} course={course} />
      <TrailerField form={form} hasTrailer={Boolean(course?.trailer)} />
      <Includes form={form} course={course} />
      <CoursePageFields form={form} course={course} />
    </>
  );
}

/** Everything that would keep the course from being sold as the form stands. */
function missingOf(
  { values }: CourseFieldsProps['form'],
  course: PanelCourse | null,
  { school_lacks, time_zone }: CoursesAnswer,
): SaleNeed[] {
  return missingForSale({
    hasLesson: (course?.real_lessons.to_watch ?? 0) > 0,
    isPresale: !hasStarted(values.start_date || null, new Date(), time_zone),
    schoolLacks: school_lacks,
  });
}

/** Title and description in every language, side by side where there is room. */
function Texts({ form }: Pick<CourseFieldsProps, 'form'>) {
  const t = useTranslations('courseForm.fields');
  const labelIn = useLabelIn();
  const label = (field: 'title' | 'description', language: Language) =>
    language === defaultLanguage ? t(field) : labelIn(t(field), language);
  const path = (field: string, language: Language) =>
    language === 'ru' ? field : `translations.${language}.${field}`;
  return (
    <>
      <div className={styles.texts}>
        {languages.map((language) => (
          <TextInput
            key={language}
            label={label('title', language)}
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
            label={label('description', language)}
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

/** Where given counts differ from the lessons, says so and offers the right ones. */
function RealLessons({
  form,
  course: { real_lessons: real },
}: {
  form: CourseFieldsProps['form'];
  course: PanelCourse;
}) {
  const t = useTranslations('courseForm.differs');
  const { lessons_count, duration_hours } = form.values;
  const differs = (given: number, made: number) => given > 0 && given !== made;
  if (!differs(Number(lessons_count), real.count) && !differs(Number(duration_hours), real.hours))
    return null;
  const film = t('film', { hours: Math.floor(real.film_minutes / 60), minutes: real.film_minutes % 60 });
  return (
    <Alert color="graphite" role="status">
      <Group justify="space-between" gap="sm">
        {t('text', { lessons: real.count, hours: real.hours, film })}
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

/** Beside each tick: whether there is anything behind it, without which visitors are not promised it. */
function Includes({ form, course }: Pick<CourseFieldsProps, 'form' | 'course'>) {
  const t = useTranslations('courseForm');
  const missing = missingGoods(form.values.includes, new Set(course?.goods));
  return (
    <Checkbox.Group
      label={t('fields.includes')}
      description={t('fields.includesHint')}
      {...form.getInputProps('includes')}
    >
      <Stack gap="xs" mt="xs">
        {ownBenefits.map((benefit) => (
          <Checkbox
            key={benefit}
            value={benefit}
            label={t(`benefits.${benefit}`)}
            description={missing.includes(benefit) && t('nothingBehind')}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

/** A price in rubles. */
export function PriceInput(props: React.ComponentProps<typeof MoneyInput>) {
  return <MoneyInput min={0} suffix={' ₽'} {...props} />;
}
