/** Buttons of staff for an instalment plan. */
import { Button, Group, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { call } from '#ui/api.ts';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { useFailureText } from '#ui/panel/failure.ts';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useCall } from '#ui/panel/query.ts';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { useToast } from '#ui/Toast.tsx';
import { type InstalmentDetails, instalmentsPanelApi } from '../contract/panel.ts';
import { isOpen, waitsForGuardian } from '../rules/states.ts';

const changes = [instalmentsPanelApi.show.path, instalmentsPanelApi.list.path];

interface ActionProps {
  instalment: InstalmentDetails;
}

export function InstalmentActions({ instalment }: ActionProps) {
  const t = useTranslations('instalmentsPanel.actions');
  const me = useCall(signInApi.me, {}).data;
  const { act, isBusy } = useAction();
  if (!me?.permissions.includes('installment.manage')) return null;
  const { id, state } = instalment;
  const isUnsent = state === 'new' || state === 'failed';
  return (
    <Group gap="xs">
      {isUnsent && !waitsForGuardian(instalment) && (
        <Button loading={isBusy} onClick={() => act(() => call(instalmentsPanelApi.send, { id }), t('sent'))}>
          {t('send')}
        </Button>
      )}
      {!isUnsent && (
        <Button
          variant="default"
          loading={isBusy}
          onClick={() => act(() => call(instalmentsPanelApi.ask, { id }), t('asked'))}
        >
          {t('ask')}
        </Button>
      )}
      {isOpen(state) && (
        <ConfirmButton
          label={t('cancel')}
          title={t('cancelTitle')}
          text={t('cancelText')}
          confirm={t('cancel')}
          onConfirm={() => act(() => call(instalmentsPanelApi.cancel, { id }), t('canceled'))}
        />
      )}
      <Note instalment={instalment} />
    </Group>
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

function Note({ instalment }: ActionProps) {
  const t = useTranslations('instalmentsPanel.actions');
  const dialog = useAddressDialog('note');
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        {t('note')}
      </Button>
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
