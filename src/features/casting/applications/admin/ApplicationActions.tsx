/** Buttons of staff for one application. */
import { Button, Group, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { adultAge } from '#features/accounts/guardians/rules.ts';
import { call } from '#ui/api.ts';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useMay } from '#ui/panel/role.ts';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { type ApplicationDetails, applicationsPanelApi } from '../contract/panel.ts';
import { canAskPublication, canMove } from '../rules/states.ts';
import { type AskedDecision, DecisionDialog } from './DecisionDialog.tsx';
import { GalleryActions } from './GalleryActions.tsx';
import { changedCalls, useApplicationAction } from './useApplicationAction.ts';

interface ProfileActionsProps {
  profile: ApplicationDetails;
}

export function ApplicationActions({ profile }: ProfileActionsProps) {
  const t = useTranslations('applicationsPanel');
  const mayManage = useMay('applications.manage');
  const { act, isBusy } = useApplicationAction();
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  if (!mayManage) return null;
  const { id } = profile;
  const ask = (status: AskedDecision['status']) => setAsked({ status, profiles: [profile] });
  return (
    <Group gap="xs">
      {canMove(profile, 'approved') && <Button onClick={() => ask('approved')}>{t('approve.button')}</Button>}
      {canMove(profile, 'rejected') && (
        <Button variant="default" c="bad" onClick={() => ask('rejected')}>
          {t('reject.button')}
        </Button>
      )}
      {profile.can_undo && (
        <Button
          variant="default"
          loading={isBusy}
          title={t('undo.hint')}
          onClick={() =>
            void act(
              () => call(applicationsPanelApi.undo, { id }),
              () => t('undo.done'),
            )
          }
        >
          {t('undo.button')}
        </Button>
      )}
      {canMove(profile, 'new') && (
        <Button variant="default" onClick={() => ask('new')}>
          {t('reopen.button')}
        </Button>
      )}
      {profile.guardian === 'asked' && (profile.age === null || profile.age >= adultAge) && (
        <ConfirmButton
          label={t('adult.button')}
          title={t('adult.title')}
          text={t('adult.text')}
          confirm={t('adult.confirm')}
          onConfirm={async () => {
            await act(
              () => call(applicationsPanelApi.clearMinor, { id }),
              () => t('adult.done'),
            );
          }}
        />
      )}
      {canAskPublication(profile) && (
        <Button
          variant="default"
          loading={isBusy}
          onClick={() =>
            void act(
              () => call(applicationsPanelApi.askPublication, { id }),
              () => t('gallery.asked'),
            )
          }
        >
          {t('gallery.ask')}
        </Button>
      )}
      <DecisionDialog asked={asked} onClose={() => setAsked(null)} />
      <GalleryActions profile={profile} />
      <Note profile={profile} />
    </Group>
  );
}

function Note({ profile }: { profile: ApplicationDetails }) {
  const t = useTranslations('applicationsPanel.note');
  const dialog = useAddressDialog('note');
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        {t('button')}
      </Button>
      <PanelDialog title={t('title')} isOpen={dialog.isOpen} onClose={dialog.close}>
        <NoteForm profile={profile} onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

function NoteForm({ profile, onClose }: { profile: ApplicationDetails; onClose(): void }) {
  const t = useTranslations('applicationsPanel');
  const editing = useEditForm({
    saved: profile,
    values: () => ({ note: '' }),
    schema: applicationsPanelApi.note.input,
    prepare: ({ note }, { id }) => ({ id, note }),
    changes: changedCalls,
    save: (sent) => call(applicationsPanelApi.note, sent),
    words: { done: () => t('note.done'), failed: (reason) => t('failed', { reason }) },
    onSaved: onClose,
  });
  return (
    <DialogForm editing={editing} label={t('note.submit')} cancel={t('back')} onCancel={onClose}>
      <Text size="sm" c="dimmed">
        {t('note.lead')}
      </Text>
      <Textarea
        label={t('note.label')}
        autosize
        minRows={3}
        required
        data-autofocus
        {...editing.form.getInputProps('note')}
      />
    </DialogForm>
  );
}
