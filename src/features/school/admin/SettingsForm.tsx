import { Select, Text, TextInput, Title } from '@mantine/core';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { languages } from '#shared/i18n.ts';
import { call } from '#ui/api.ts';
import { Conflict } from '#ui/panel/Conflict.tsx';
import edit from '#ui/panel/edit.module.css';
import { SaveBar } from '#ui/panel/SaveBar.tsx';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { schoolApi } from '../contract.ts';
import { type EditedSettings, schoolPanelApi } from '../panel/contract.ts';
import { settingFacts } from '../rules.ts';
import { sentSettings, settingValues } from './values.ts';

type Sent = Parameters<typeof call<typeof schoolPanelApi.saveSettings>>[1];

export function SettingsForm({ saved }: { saved: EditedSettings }) {
  const t = useTranslations('schoolPanel');
  const { form, isBusy, isDirty, hasConflict, submit, takeTheirs, keepMine } = useSettings(saved);
  return (
    <form className={edit.form} onSubmit={submit} noValidate>
      {hasConflict && <Conflict onTakeTheirs={takeTheirs} onKeepMine={keepMine} />}
      {(['name', 'address'] as const).map((field) => (
        <section key={field} aria-labelledby={`school-${field}`}>
          <Title order={2} size="h5" mb="xs" id={`school-${field}`}>
            {t(field)}
          </Title>
          <div className={field === 'name' ? edit.pair : edit.fields}>
            {languages.map((language) => (
              <TextInput
                key={language}
                label={t(`in.${field}.${language}`)}
                dir="auto"
                {...form.getInputProps(`${field}.${language}`)}
              />
            ))}
          </div>
        </section>
      ))}
      <Text size="sm" c="dimmed">
        {t('fallback')}
      </Text>
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
      <SaveBar isDirty={isDirty} isBusy={isBusy} />
    </form>
  );
}

/** Those that the browser knows; the one in force among them, whatever its name. */
function timeZones(current: string): string[] {
  return [...new Set([current, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
}

function useSettings(saved: EditedSettings) {
  // Which state the next saving builds on.
  const version = useRef(saved.version);
  const show = (settings: EditedSettings) => {
    version.current = settings.version;
    return settingValues(settings);
  };
  const editing = useEditForm({
    saved: settingValues(saved),
    schema: settingFacts,
    prepare: sentSettings,
    changes: [schoolPanelApi.showSettings.path, schoolApi.show.path],
    save: async (sent) =>
      show(await call(schoolPanelApi.saveSettings, { ...(sent as Sent), version: version.current })),
  });
  return {
    ...editing,
    takeTheirs: async () => editing.adopt(show(await call(schoolPanelApi.showSettings, {}))),
    async keepMine() {
      version.current = (await call(schoolPanelApi.showSettings, {})).version;
      editing.submit();
    },
  };
}
