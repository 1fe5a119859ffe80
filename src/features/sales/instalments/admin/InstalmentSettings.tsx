import { Alert, Checkbox, Stack, Switch } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { SettingsButton } from '#ui/panel/SettingsButton.tsx';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { type InstalmentSettings, instalmentsPanelApi } from '../contract/panel.ts';

/** Whether and over how many months the school offers instalments; for staff who may change it. */
export function InstalmentSettingsButton() {
  const t = useTranslations('instalmentsPanel.settings');
  const words = { button: t('button'), title: t('title') };
  return (
    <SettingsButton permission="installment.manage" show={instalmentsPanelApi.showSettings} words={words}>
      {(saved, onClose) => <SettingsForm saved={saved} onClose={onClose} />}
    </SettingsButton>
  );
}

function SettingsForm({ saved, onClose }: { saved: InstalmentSettings; onClose(): void }) {
  const t = useTranslations('instalmentsPanel');
  const editing = useEditForm({
    saved,
    values: ({ is_on, months, agreed }) => ({
      is_on,
      months: months.filter((each) => agreed.includes(each)).map(String),
    }),
    schema: instalmentsPanelApi.saveSettings.input,
    prepare: ({ is_on, months }, { version }) => ({ is_on, months: months.map(Number), version }),
    changes: [instalmentsPanelApi.showSettings.path, instalmentsPanelApi.list.path],
    save: (sent) => call(instalmentsPanelApi.saveSettings, sent),
    read: () => call(instalmentsPanelApi.showSettings, {}),
    words: {
      done: () => t('settings.done'),
      failed: (reason) => t('actions.failed', { reason }),
    },
    onSaved: onClose,
  });
  const { form } = editing;
  return (
    <DialogForm editing={editing} label={t('settings.save')} cancel={t('actions.back')} onCancel={onClose}>
      {saved.agreed.length === 0 && <Alert color="yellow">{t('settings.none')}</Alert>}
      <Switch
        label={t('settings.on')}
        description={t('settings.onHint')}
        {...form.getInputProps('is_on', { type: 'checkbox' })}
      />
      <Checkbox.Group
        label={t('settings.months')}
        description={t('settings.monthsHint')}
        {...form.getInputProps('months')}
      >
        <Stack gap="xs" mt="xs">
          {saved.agreed.map((months) => (
            <Checkbox key={months} value={String(months)} label={t('settings.month', { months })} />
          ))}
        </Stack>
      </Checkbox.Group>
    </DialogForm>
  );
}
