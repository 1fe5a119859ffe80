import { Checkbox, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { useLocale, useTranslations } from 'use-intl';
import { defaultLanguage, type Language, languages, nameOfLanguage } from '#shared/i18n.ts';
import { call } from '#ui/api.ts';
import { EditForm } from '#ui/panel/EditForm.tsx';
import edit from '#ui/panel/edit.module.css';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { useLabelIn } from '#ui/panel/useLabelIn.ts';
import { type EditedSettings, schoolPanelApi } from '../contract/panel.ts';
import { ownBenefits } from '../rules/benefits.ts';
import { settingFacts } from '../rules/school.ts';
import { Requisites } from './Requisites.tsx';
import { sentSettings, settingValues } from './values.ts';

export function SettingsForm({ saved }: { saved: EditedSettings }) {
  const t = useTranslations('schoolPanel');
  const reader = useLocale();
  const labelIn = useLabelIn();
  const editing = useSettings(saved);
  const { form } = editing;
  /** Exactly as it is typed: nothing is put around it anywhere. */
  const shownName = (language: Language) => {
    const name = (form.values.name[language] || form.values.name.en || form.values.name.ru).trim();
    return name && t('nameStands', { name });
  };
  return (
    <EditForm editing={editing}>
      {(['name', 'address'] as const).map((field) => (
        <section key={field} aria-labelledby={`school-${field}`}>
          <Title order={2} size="h5" mb="xs" id={`school-${field}`}>
            {t(field)}
          </Title>
          <div className={field === 'name' ? edit.pair : edit.fields}>
            {languages.map((language) => (
              <TextInput
                key={language}
                label={labelIn(t(`in.${field}`), language)}
                dir="auto"
                description={field === 'name' ? shownName(language) : undefined}
                {...form.getInputProps(`${field}.${language}`)}
              />
            ))}
          </div>
        </section>
      ))}
      <Text size="sm" c="dimmed">
        {t('fallback')}
      </Text>
      <Requisites form={form} />
      <Select
        label={t('timeZone')}
        description={t('timeZoneHint')}
        searchable
        allowDeselect={false}
        data={timeZones(form.values.time_zone)}
        limit={100}
        nothingFoundMessage={t('noZone')}
        {...form.getInputProps('time_zone')}
      />
      <Checkbox.Group
        label={t('languages.title')}
        description={t('languages.hint')}
        {...form.getInputProps('languages')}
      >
        <Stack gap="xs" mt="xs">
          {languages.map((language) => (
            <Checkbox
              key={language}
              value={language}
              label={
                language === defaultLanguage
                  ? t('languages.always', { language: nameOfLanguage(language, reader) })
                  : nameOfLanguage(language, reader)
              }
              disabled={language === defaultLanguage}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <Checkbox.Group
        label={t('benefits.title')}
        description={t('benefits.hint')}
        {...form.getInputProps('benefits')}
      >
        <Stack gap="xs" mt="xs">
          {ownBenefits.map((benefit) => (
            <Checkbox key={benefit} value={benefit} label={t(`benefits.${benefit}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
    </EditForm>
  );
}

/** Time zones the browser knows, including the one in force, whatever its name. */
function timeZones(current: string): string[] {
  return [...new Set([current, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
}

export function useSettings(saved: EditedSettings) {
  return useEditForm({
    saved,
    values: settingValues,
    schema: settingFacts,
    prepare: sentSettings,
    changes: 'everything',
    save: (sent, { version }) => call(schoolPanelApi.saveSettings, { ...sent, version }),
    read: () => call(schoolPanelApi.showSettings, {}),
  });
}
