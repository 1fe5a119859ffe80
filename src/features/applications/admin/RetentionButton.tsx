import { Button, NumberInput, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { useMay } from '#ui/panel/role.ts';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { type ApplicationSettings, modelProfilesApi } from '../contract/panel.ts';

/** How long rejected applications are kept; for whoever may change it. */
export function RetentionButton() {
  const t = useTranslations('applicationsPanel.settings');
  const dialog = useAddressDialog('retention');
  const settings = useCall(modelProfilesApi.showSettings, {}, { isEnabled: dialog.isOpen });
  if (!useMay('applications.manage')) return null;
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        {t('button')}
      </Button>
      <PanelDialog title={t('title')} isOpen={dialog.isOpen} onClose={dialog.close}>
        <QueryState query={settings}>
          {(saved) => <RetentionForm saved={saved} onClose={dialog.close} />}
        </QueryState>
      </PanelDialog>
    </>
  );
}

function RetentionForm({ saved, onClose }: { saved: ApplicationSettings; onClose(): void }) {
  const t = useTranslations('applicationsPanel');
  const editing = useEditForm({
    saved,
    values: ({ keep_rejected_days }) => ({ keep_rejected_days }),
    schema: modelProfilesApi.saveSettings.input,
    prepare: (values, { version }) => ({ ...values, version }),
    changes: [modelProfilesApi.showSettings.path, modelProfilesApi.show.path],
    save: (sent) => call(modelProfilesApi.saveSettings, sent),
    read: () => call(modelProfilesApi.showSettings, {}),
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
