import { NumberInput, Select, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { computedFigures, type SiteContent } from '../contract/content.ts';
import type { SectionForm } from './sectionShapes.ts';

export type Figure = SiteContent['statistics'][number];

interface FigureFieldsProps {
  form: SectionForm;
  path: string;
  value: Figure;
}

/** A figure of the first screen: typed, or computed by the page itself. */
export function FigureFields({ form, path, value: { computed } }: FigureFieldsProps) {
  const t = useTranslations('contentFields.figure');
  const names = useTranslations('contentFields.names');
  return (
    <>
      <Select
        label={t('computed')}
        data={[
          { value: 'typed', label: t('typed') },
          ...computedFigures.map((each) => ({ value: each, label: t(each) })),
        ]}
        allowDeselect={false}
        value={computed ?? 'typed'}
        onChange={(chosen) =>
          form.setFieldValue(`${path}.computed`, chosen === 'typed' ? null : (chosen as Figure['computed']))
        }
      />
      {!computed && <TextInput label={names('value')} dir="auto" {...form.getInputProps(`${path}.value`)} />}
      {computed === 'years' && (
        <NumberInput
          label={t('since')}
          min={1900}
          max={2100}
          allowDecimal={false}
          hideControls
          {...form.getInputProps(`${path}.since`)}
          onChange={(since) => form.setFieldValue(`${path}.since`, since === '' ? null : since)}
        />
      )}
      <TextInput label={names('label')} dir="auto" {...form.getInputProps(`${path}.label`)} />
    </>
  );
}
