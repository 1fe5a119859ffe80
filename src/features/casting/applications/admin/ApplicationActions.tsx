/** Top of an application: its state, and actions of staff. */
import { Text, Textarea } from '@mantine/core';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { adultAge } from '#features/accounts/guardians/rules.ts';
import { call } from '#ui/api.ts';
import { ActionButton } from '#ui/panel/Actions.tsx';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { DrawerHead } from '#ui/panel/DrawerHead.tsx';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useMay } from '#ui/panel/role.ts';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { type ApplicationDetails, applicationsPanelApi } from '../contract/panel.ts';
import { canAskPublication, canMove, canPublish } from '../rules/states.ts';
import { type AskedDecision, DecisionDialog } from './DecisionDialog.tsx';
import { Publish, Unpublish } from './GalleryActions.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { changedCalls, useApplicationAction } from './useApplicationAction.ts';

interface ProfileActionsProps {
  profile: ApplicationDetails;
}

/** State and next action; everything else is behind the button. */
export function ApplicationHead({ profile }: ProfileActionsProps) {
  const mayManage = useMay('applications.manage');
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const state = <StatusBadge profile={profile} />;
  if (!mayManage) return <DrawerHead state={state} />;
  const ask = (status: AskedDecision['status']) => setAsked({ status, profiles: [profile] });
  return (
    <>
      <Managed profile={profile} state={state} onAsk={ask} />
      <DecisionDialog asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

interface ManagedProps extends ProfileActionsProps {
  state: ReactNode;
  onAsk(status: AskedDecision['status']): void;
}

/** The first step that is open is the main action: from the decision to the gallery, or back. */
function Managed({ profile, state, onAsk }: ManagedProps) {
  const t = useTranslations('applicationsPanel');
  const mayPublish = useMay('models.manage');
  const isPublished = profile.is_published;
  const steps: [string, ReactNode][] = [
    ['approve', profile.status === 'new' && <Approve profile={profile} onAsk={onAsk} />],
    ['ask', canAskPublication(profile) && <AskPublication profile={profile} />],
    ['publish', mayPublish && canPublish({ ...profile, isPublished }) && <Publish profile={profile} />],
    ['undo', profile.can_undo && <Undo profile={profile} />],
    [
      'reopen',
      canMove(profile, 'new') && (
        <ActionButton onClick={() => onAsk('new')}>{t('reopen.button')}</ActionButton>
      ),
    ],
    ['note', <Note key="note" profile={profile} />],
  ];
  const [main, ...others] = steps
    .filter(([, step]) => step)
    .map(([name, step]) => <Fragment key={name}>{step}</Fragment>);
  const isAdult = profile.age === null || profile.age >= adultAge;
  return (
    <DrawerHead
      state={state}
      main={main}
      more={
        <>
          {canMove(profile, 'rejected') && (
            <ActionButton isDangerous onClick={() => onAsk('rejected')}>
              {t('reject.button')}
            </ActionButton>
          )}
          {others}
          {profile.guardian === 'asked' && isAdult && <IsAdult profile={profile} />}
          {mayPublish && isPublished && <Unpublish profile={profile} />}
        </>
      }
    />
  );
}

function Approve({ profile, onAsk }: Pick<ManagedProps, 'profile' | 'onAsk'>) {
  const t = useTranslations('applicationsPanel');
  return (
    <ActionButton whyNot={canMove(profile, 'approved') ? null : t('waits')} onClick={() => onAsk('approved')}>
      {t('approve.button')}
    </ActionButton>
  );
}

function Undo({ profile: { id } }: ProfileActionsProps) {
  const t = useTranslations('applicationsPanel.undo');
  const { act, isBusy } = useApplicationAction();
  const undo = () =>
    act(
      () => call(applicationsPanelApi.undo, { id }),
      () => t('done'),
    );
  return (
    <ActionButton isBusy={isBusy} onClick={() => void undo()}>
      {t('button')}
    </ActionButton>
  );
}

function AskPublication({ profile: { id } }: ProfileActionsProps) {
  const t = useTranslations('applicationsPanel.gallery');
  const { act, isBusy } = useApplicationAction();
  const ask = () =>
    act(
      () => call(applicationsPanelApi.askPublication, { id }),
      () => t('asked'),
    );
  return (
    <ActionButton isBusy={isBusy} onClick={() => void ask()}>
      {t('ask')}
    </ActionButton>
  );
}

function IsAdult({ profile: { id } }: ProfileActionsProps) {
  const t = useTranslations('applicationsPanel.adult');
  const { act } = useApplicationAction();
  return (
    <ConfirmButton
      label={t('button')}
      title={t('title')}
      text={t('text')}
      confirm={t('confirm')}
      onConfirm={async () => {
        await act(
          () => call(applicationsPanelApi.clearMinor, { id }),
          () => t('done'),
        );
      }}
    />
  );
}

function Note({ profile }: { profile: ApplicationDetails }) {
  const t = useTranslations('applicationsPanel.note');
  const dialog = useAddressDialog('note');
  return (
    <>
      <ActionButton onClick={dialog.open}>{t('button')}</ActionButton>
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
