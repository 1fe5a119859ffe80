import { Button, Checkbox, FileButton, Group, Input, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { choosePicture } from '#ui/chosenPicture.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import edit from '#ui/panel/edit.module.css';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { paperConsent } from '../contract/models.ts';
import { modelsPanelApi } from '../contract/panel.ts';
import type { PanelModel } from '../listing.ts';
import { modelCalls } from './useModelAction.ts';

interface PaperConsentProps {
  model: PanelModel;
  onClose(): void;
}

const blank = { signed_by: '', is_guardian: false, signed_on: '', note: '', scan: '' };

/** Who signed, when, where the paper is, and a photo of it if there is one. */
export function PaperConsent({ model, onClose }: PaperConsentProps) {
  const t = useTranslations('modelsPanel');
  const fields = useTranslations('fields');
  const [file, setFile] = useState('');
  const editing = useEditForm({
    saved: model,
    values: () => blank,
    schema: paperConsent,
    prepare: ({ scan, ...rest }) => ({ ...rest, ...(scan && { scan }) }),
    changes: modelCalls,
    save: (sent, { id, version }) => call(modelsPanelApi.recordConsent, { ...sent, id, version }),
    read: () => call(modelsPanelApi.show, { id: model.id }),
    words: {
      done: () => t('consents.done'),
      failed: (reason) => t('consents.failed', { reason }),
    },
    onSaved: onClose,
  });
  const { form } = editing;
  const choose = async (chosen: File | null) => {
    if (!chosen) return;
    const picture = await choosePicture(chosen);
    if ('problem' in picture) return form.setFieldError('scan', fields(picture.problem));
    form.setFieldValue('scan', picture.url);
    form.clearFieldError('scan');
    setFile(chosen.name);
  };
  return (
    <DialogForm editing={editing} label={t('consents.submit')} cancel={t('cancel')} onCancel={onClose}>
      <Title order={3} size="h5">
        {t('consents.paper')}
      </Title>
      <div className={edit.pair}>
        <TextInput label={t('consents.signedBy')} required {...form.getInputProps('signed_by')} />
        <TextInput
          type="date"
          label={t('consents.signedOn')}
          required
          max="9999-12-31"
          {...form.getInputProps('signed_on')}
        />
      </div>
      <Checkbox
        label={t('consents.isGuardian')}
        {...form.getInputProps('is_guardian', { type: 'checkbox' })}
      />
      <TextInput label={t('consents.note')} maxLength={500} {...form.getInputProps('note')} />
      <Input.Wrapper label={t('consents.scan')} labelElement="div" error={form.errors.scan}>
        <Group gap="sm" mt={4}>
          <FileButton onChange={choose} accept="image/*">
            {(props) => (
              <Button size="sm" variant="default" {...props}>
                {t('consents.chooseScan')}
              </Button>
            )}
          </FileButton>
          {file && (
            <Text size="sm" role="status">
              {t('consents.scanChosen', { name: file })}
            </Text>
          )}
        </Group>
      </Input.Wrapper>
    </DialogForm>
  );
}
