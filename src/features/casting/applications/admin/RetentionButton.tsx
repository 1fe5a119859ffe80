import { NumberInput, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { SettingsButton } from '#ui/panel/SettingsButton.tsx';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { type ApplicationSettings, applicationsPanelApi } from '../contract/panel.ts';

/** How long rejected applications are kept; for staff who may change it. */
export function RetentionButton() {
  const t = useTranslations('applicationsPanel.settings');
  const words = { button: t('button'), title: t('title') };
  return (
    <SettingsButton
      permission="applications.manage"
      show={applicationsPanelApi.showSettings}
      words={words}
      name="retention"
    >
      {(saved, onClose) => <RetentionForm saved={saved} onClose={onClose} />}
    </SettingsButton>
  );
}

function RetentionForm({ saved, onClose }: { saved: ApplicationSettings; onClose(): void }) {
  const t = useTranslations('applicationsPanel');
  const editing = useEditForm({
    saved,
    values: ({ keep_rejected_days }) => ({ keep_rejected_days }),
    schema: applicationsPanelApi.saveSettings.input,
    prepare: (values, { version }) => ({ ...values, version }),
    changes: [applicationsPanelApi.showSettings.path, applicationsPanelApi.show.path],
    save: (sent) => call(applicationsPanelApi.saveSettings, sent),
    read: () => call(applicationsPanelApi.showSettings, {}),
    words: { done: () => t('settings.done'), failed: (reason) => t('failed', { reason }) },
    onSaved: onClose,
  });
  return (
    <DialogForm editing={editing} label={t('settings.submit')} cancel={t('back')} onCancel={onClose}>
      <Text size="sm" c="dimmed">
        {t('settings.lead')}
      </Text>
      <NumberInput
        label={t('settings.days')}
        min={14}
        max={1095}
        allowDecimal={false}
        required
        data-autofocus
        {...editing.form.getInputProps('keep_rejected_days')}
      />
    </DialogForm>
  );
}
