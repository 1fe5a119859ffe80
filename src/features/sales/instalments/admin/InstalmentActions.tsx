/** Buttons of staff for an instalment plan. */
import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { ActionButton } from '#ui/panel/Actions.tsx';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { useFailureText } from '#ui/panel/failure.ts';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { useToast } from '#ui/Toast.tsx';
import { type InstalmentDetails, instalmentsPanelApi } from '../contract/panel.ts';
import { waitsForGuardian } from '../rules/states.ts';

const changes = [instalmentsPanelApi.show.path, instalmentsPanelApi.list.path];

interface ActionProps {
  instalment: InstalmentDetails;
}

/** Sends the plan again if the bank does not have it, else asks the bank about it. */
export function AtTheBank({ instalment }: ActionProps) {
  const t = useTranslations('instalmentsPanel.actions');
  const list = useTranslations('instalmentList');
  const { act, isBusy } = useAction();
  const { id, state } = instalment;
  if (state === 'new' || state === 'failed')
    return (
      <ActionButton
        isBusy={isBusy}
        whyNot={waitsForGuardian(instalment) ? list('waits') : null}
        onClick={() => void act(() => call(instalmentsPanelApi.send, { id }), t('sent'))}
      >
        {t('send')}
      </ActionButton>
    );
  return (
    <ActionButton
      isBusy={isBusy}
      onClick={() => void act(() => call(instalmentsPanelApi.ask, { id }), t('asked'))}
    >
      {t('ask')}
    </ActionButton>
  );
}

export function Withdraw({ instalment: { id } }: ActionProps) {
  const t = useTranslations('instalmentsPanel.actions');
  const { act } = useAction();
  return (
    <ConfirmButton
      label={t('cancel')}
      title={t('cancelTitle')}
      text={t('cancelText')}
      confirm={t('cancel')}
      isDangerous
      onConfirm={() => act(() => call(instalmentsPanelApi.cancel, { id }), t('canceled'))}
    />
  );
}

function useAction() {
  const t = useTranslations('instalmentsPanel.actions');
  const toast = useToast();
  const client = useQueryClient();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      toast('success', `✅ ${done}`);
    } catch (error) {
      toast('error', `❌ ${t('failed', { reason: failureText(error, t('unknown')) })}`);
    }
    for (const path of changes) await client.invalidateQueries({ queryKey: [path] });
    setBusy(false);
  };
  return { act, isBusy };
}

export function Note({ instalment }: ActionProps) {
  const t = useTranslations('instalmentsPanel.actions');
  const dialog = useAddressDialog('note');
  return (
    <>
      <ActionButton onClick={dialog.open}>{t('note')}</ActionButton>
      <PanelDialog title={t('note')} isOpen={dialog.isOpen} onClose={dialog.close}>
        <NoteForm instalment={instalment} onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

function NoteForm({ instalment, onClose }: ActionProps & { onClose(): void }) {
  const t = useTranslations('instalmentsPanel.actions');
  const editing = useEditForm({
    saved: instalment,
    values: () => ({ note: '' }),
    schema: instalmentsPanelApi.note.input,
    prepare: ({ note }, { id }) => ({ id, note }),
    changes,
    save: (sent) => call(instalmentsPanelApi.note, sent),
    words: { done: () => t('noted'), failed: (reason) => t('failed', { reason }) },
    onSaved: onClose,
  });
  return (
    <DialogForm editing={editing} label={t('noteSave')} cancel={t('back')} onCancel={onClose}>
      <Textarea
        label={t('noteLabel')}
        autosize
        minRows={3}
        required
        data-autofocus
        {...editing.form.getInputProps('note')}
      />
    </DialogForm>
  );
}
