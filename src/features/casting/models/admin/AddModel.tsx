import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { modelsApi, newModelInput } from '../contract/models.ts';
import type { PanelModel } from '../listing.ts';
import { ModelFields } from './ModelFields.tsx';
import { modelValues, sentModel } from './modelValues.ts';
import { modelCalls } from './useModelAction.ts';

const form = 'create';

export function AddModel() {
  const t = useTranslations('modelsPanel.add');
  const dialog = useAddressDialog(form);
  return <Button onClick={dialog.open}>{t('button')}</Button>;
}

export function AddModelForm() {
  const t = useTranslations('modelsPanel.add');
  const dialog = useAddressDialog(form);
  return (
    <PanelDialog title={t('title')} isOpen={dialog.isOpen} onClose={dialog.close} size="xl">
      <NewModel onClose={dialog.close} />
    </PanelDialog>
  );
}

function NewModel({ onClose }: { onClose(): void }) {
  const t = useTranslations('modelsPanel');
  const editing = useEditForm({
    saved: null as PanelModel | null,
    values: () => modelValues(null),
    schema: newModelInput,
    prepare: sentModel,
    changes: modelCalls,
    save: async (sent) => {
      await call(modelsApi.add, sent);
      return null;
    },
    words: { done: () => t('add.done'), failed: (reason) => t('add.failed', { reason }) },
    onSaved: onClose,
  });
  return (
    <DialogForm editing={editing} label={t('add.submit')} cancel={t('cancel')} onCancel={onClose}>
      <ModelFields form={editing.form} model={null} />
    </DialogForm>
  );
}
