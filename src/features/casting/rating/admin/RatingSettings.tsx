import { Alert, NumberInput, Switch } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { MoneyInput } from '#ui/panel/MoneyInput.tsx';
import { SettingsButton } from '#ui/panel/SettingsButton.tsx';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { type RatingSettings, ratingPanelApi } from '../contract/panel.ts';

/** Whether the school rates models, for how much, and how long it keeps photos; for staff who set prices. */
export function RatingSettingsButton() {
  const t = useTranslations('ratingPanel.settings');
  const words = { button: t('button'), title: t('title') };
  return (
    <SettingsButton permission="courses.manage" show={ratingPanelApi.showSettings} words={words}>
      {(saved, onClose) => <SettingsForm saved={saved} onClose={onClose} />}
    </SettingsButton>
  );
}

function SettingsForm({ saved, onClose }: { saved: RatingSettings; onClose(): void }) {
  const t = useTranslations('ratingPanel.settings');
  const editing = useEditForm({
    saved,
    values: ({ is_on, price, photo_days }) => ({ is_on, price, photo_days }),
    schema: ratingPanelApi.saveSettings.input,
    prepare: (values, { version }) => ({ ...values, version }),
    changes: [ratingPanelApi.showSettings.path, ratingPanelApi.list.path],
    save: (sent) => call(ratingPanelApi.saveSettings, sent),
    read: () => call(ratingPanelApi.showSettings, {}),
    words: { done: () => t('done'), failed: (reason) => t('failed', { reason }) },
    onSaved: onClose,
  });
  const { form } = editing;
  return (
    <DialogForm editing={editing} label={t('save')} cancel={t('back')} onCancel={onClose}>
      {!saved.can_be_paid && <Alert color="yellow">{t('noPayments')}</Alert>}
      <Switch
        label={t('on')}
        description={t('onHint')}
        {...form.getInputProps('is_on', { type: 'checkbox' })}
      />
      <MoneyInput label={t('price')} min={1} {...form.getInputProps('price')} />
      <NumberInput
        label={t('days')}
        description={t('daysHint')}
        min={1}
        max={365}
        {...form.getInputProps('photo_days')}
      />
    </DialogForm>
  );
}
