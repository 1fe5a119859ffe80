import {
  MultiSelect,
  NumberInput,
  SegmentedControl,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import edit from '#ui/panel/edit.module.css';
import { MoneyInput } from '#ui/panel/MoneyInput.tsx';
import { discountKinds } from '../rules/promoCodes.ts';
import type { CodeValues } from './codeValues.ts';

export interface CourseChoice {
  id: string;
  title: string;
}

interface TermsFieldsProps<V extends CodeValues> {
  form: UseFormReturnType<V>;
  courses: readonly CourseChoice[];
}

/** Fields for what a code gives, who may use it, and for how long. */
export function TermsFields<V extends CodeValues>({ form, courses }: TermsFieldsProps<V>) {
  const t = useTranslations('promoCodes.form');
  return (
    <>
      <Discount form={form} />
      <div className={edit.pair}>
        <TextInput
          type="date"
          label={t('startsOn')}
          description={t('daysHint')}
          max="9999-12-31"
          {...form.getInputProps('starts_on')}
        />
        <TextInput
          type="date"
          label={t('endsOn')}
          description={t('daysHint')}
          max="9999-12-31"
          {...form.getInputProps('ends_on')}
        />
      </div>
      <NumberInput
        label={t('maxUses')}
        description={t('maxUsesHint')}
        min={1}
        allowDecimal={false}
        allowNegative={false}
        {...form.getInputProps('max_uses')}
      />
      <MultiSelect
        label={t('courses')}
        description={t('coursesHint')}
        data={courses.map(({ id, title }) => ({ value: id, label: title }))}
        clearable
        {...form.getInputProps('course_ids')}
      />
      <Textarea
        label={t('note')}
        description={t('noteHint')}
        autosize
        minRows={2}
        {...form.getInputProps('note')}
      />
      <Switch label={t('isOn')} {...form.getInputProps('is_on', { type: 'checkbox' })} />
    </>
  );
}

function Discount<V extends CodeValues>({ form }: Pick<TermsFieldsProps<V>, 'form'>) {
  const t = useTranslations('promoCodes.form');
  const isPercent = form.values.kind === 'percent';
  return (
    <Stack gap="xs">
      <SegmentedControl
        aria-label={t('kind')}
        data={discountKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        {...form.getInputProps('kind')}
      />
      {isPercent ? (
        <NumberInput
          label={t('percent')}
          required
          min={1}
          max={100}
          suffix=" %"
          allowDecimal={false}
          allowNegative={false}
          {...form.getInputProps('percent')}
        />
      ) : (
        <MoneyInput label={t('sum')} required min={1} suffix=" ₽" {...form.getInputProps('sum')} />
      )}
      <Text size="sm" c="dimmed">
        {t('least')}
      </Text>
    </Stack>
  );
}
