import { NumberInput, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { languages } from '#shared/i18n.ts';
import edit from '#ui/panel/edit.module.css';
import { useLabelIn } from '#ui/panel/useLabelIn.ts';
import type { PanelModel } from '../listing.ts';
import type { ModelValues } from './modelValues.ts';
import { PhotoField } from './PhotoField.tsx';

interface ModelFieldsProps {
  form: UseFormReturnType<ModelValues>;
  /** Null for a new one. */
  model: PanelModel | null;
}

export function ModelFields({ form, model }: ModelFieldsProps) {
  const t = useTranslations('modelsPanel.fields');
  return (
    <>
      <Texts form={form} field="name" />
      <div className={edit.pair}>
        <NumberInput
          label={t('height')}
          required
          min={50}
          max={250}
          allowDecimal={false}
          allowNegative={false}
          {...form.getInputProps('height')}
        />
        <TextInput label={t('size')} required maxLength={20} {...form.getInputProps('size')} />
      </div>
      <Texts form={form} field="location" />
      <Text size="sm" c="dimmed">
        {t('fallback')}
      </Text>
      <PhotoField form={form} photo={model?.photo ?? null} />
    </>
  );
}

/** A text in every language, side by side where there is room. */
function Texts({ form, field }: Pick<ModelFieldsProps, 'form'> & { field: 'name' | 'location' }) {
  const t = useTranslations('modelsPanel.fields');
  const labelIn = useLabelIn();
  return (
    <div className={edit.trio}>
      {languages.map((language) => (
        <TextInput
          key={language}
          label={labelIn(t(field), language)}
          required={language === 'ru'}
          dir="auto"
          lang={language}
          {...(field === 'name' && language === 'ru' && { 'data-autofocus': true })}
          {...form.getInputProps(`${field}.${language}`)}
        />
      ))}
    </div>
  );
}
