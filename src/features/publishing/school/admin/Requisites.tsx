import { Select, Text, TextInput, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import edit from '#ui/panel/edit.module.css';
import { taxSystems, vatCodes } from '../rules/requisites.ts';
import type { SettingValues } from './values.ts';

/** Who the school is by law, how it is taxed, and its bank account. */
export function Requisites({ form }: { form: UseFormReturnType<SettingValues> }) {
  const t = useTranslations('schoolRequisites');
  return (
    <>
      <Title order={2} size="h5">
        {t('requisites')}
      </Title>
      <TextInput label={t('legal_name')} dir="auto" {...form.getInputProps('legal_name')} />
      <div className={edit.pair}>
        {(['inn', 'ogrn'] as const).map((field) => (
          <TextInput
            key={field}
            label={t(field)}
            description={t(`${field}Hint`)}
            inputMode="numeric"
            {...form.getInputProps(field)}
          />
        ))}
      </div>
      <div className={edit.pair}>
        <Select
          label={t('tax.system')}
          description={t('tax.hint')}
          data={taxSystems.map((code) => ({
            value: String(code),
            label: t(`tax.systems.code${code}`),
          }))}
          allowDeselect={false}
          {...form.getInputProps('tax_system')}
        />
        <Select
          label={t('tax.vat')}
          description={t('tax.vatHint')}
          data={vatCodes.map((code) => ({
            value: String(code),
            label: t(`tax.vatCodes.code${code}`),
          }))}
          allowDeselect={false}
          {...form.getInputProps('vat_code')}
        />
      </div>
      <Title order={2} size="h5">
        {t('bank.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('bank.hint')}
      </Text>
      <div className={edit.pair}>
        {(['name', 'bik', 'account', 'correspondent'] as const).map((field) => (
          <TextInput
            key={field}
            label={t(`bank.${field}`)}
            {...(field !== 'name' && { inputMode: 'numeric' as const })}
            {...form.getInputProps(`bank.${field}`)}
          />
        ))}
      </div>
    </>
  );
}
