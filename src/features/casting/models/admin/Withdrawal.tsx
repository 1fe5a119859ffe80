import { Text, Textarea, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { modelsPanelApi } from '../contract/panel.ts';
import type { PanelModel } from '../listing.ts';
import { modelCalls } from './useModelAction.ts';

const schema = modelsPanelApi.withdrawConsent.input.pick({ reason: true });

/** The person does not want to be shown any more. */
export function Withdrawal({ model, onClose }: { model: PanelModel; onClose(): void }) {
  const t = useTranslations('modelsPanel');
  const editing = useEditForm({
    saved: model,
    values: () => ({ reason: '' }),
    schema,
    changes: modelCalls,
    save: (sent, { id, version }) => call(modelsPanelApi.withdrawConsent, { ...sent, id, version }),
    read: () => call(modelsPanelApi.show, { id: model.id }),
    words: {
      done: () => t('consents.withdrawn'),
      failed: (reason) => t('consents.withdrawFailed', { reason }),
    },
    onSaved: onClose,
  });
  return (
    <DialogForm
      editing={editing}
      label={t('consents.withdrawSubmit')}
      cancel={t('cancel')}
      isDangerous
      onCancel={onClose}
    >
      <Title order={3} size="h5">
        {t('consents.withdraw')}
      </Title>
      <Text size="sm">{t('consents.withdrawLead')}</Text>
      <Textarea label={t('consents.reason')} required {...editing.form.getInputProps('reason')} />
    </DialogForm>
  );
}
