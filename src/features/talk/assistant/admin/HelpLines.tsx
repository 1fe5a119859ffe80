import { Textarea } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { SettingsButton } from '#ui/panel/SettingsButton.tsx';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { type AssistantSettings, assistantApi } from '../contract.ts';

/** Numbers that the assistant gives to people in danger. */
export function HelpLinesButton() {
  const t = useTranslations('assistantPanel.settings');
  const words = { button: t('button'), title: t('title') };
  return (
    <SettingsButton permission="content.manage" show={assistantApi.showSettings} words={words}>
      {(saved, onClose) => <HelpLinesForm saved={saved} onClose={onClose} />}
    </SettingsButton>
  );
}

function HelpLinesForm({ saved, onClose }: { saved: AssistantSettings; onClose(): void }) {
  const t = useTranslations('assistantPanel.settings');
  const editing = useEditForm({
    saved,
    values: ({ help_lines }) => ({ help_lines }),
    schema: assistantApi.saveSettings.input,
    prepare: (values, { version }) => ({ ...values, version }),
    changes: [assistantApi.showSettings.path],
    save: (sent) => call(assistantApi.saveSettings, sent),
    read: () => call(assistantApi.showSettings, {}),
    words: { done: () => t('done'), failed: (reason) => t('failed', { reason }) },
    onSaved: onClose,
  });
  return (
    <DialogForm editing={editing} label={t('save')} cancel={t('back')} onCancel={onClose}>
      <Textarea
        label={t('lines')}
        description={t('hint')}
        autosize
        minRows={3}
        maxLength={300}
        {...editing.form.getInputProps('help_lines')}
      />
    </DialogForm>
  );
}
