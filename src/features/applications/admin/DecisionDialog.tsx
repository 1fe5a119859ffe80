import { Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { DialogButtons } from '#ui/panel/DialogButtons.tsx';
import styles from '#ui/panel/edit.module.css';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useToast } from '#ui/Toast.tsx';
import { modelProfilesApi } from '../contract/panel.ts';
import type { ModelProfile } from '../listing.ts';
import { type ApplicationStatus, needsReason } from '../rules/states.ts';
import { useProfileAction } from './useProfileAction.ts';

export interface AskedDecision {
  status: ApplicationStatus;
  profiles: readonly Pick<ModelProfile, 'id' | 'fullName'>[];
}

interface DecisionDialogProps {
  /** Null while nothing is asked. */
  asked: AskedDecision | null;
  onClose(): void;
  onDone?(): void;
}

const wordsOf = { approved: 'approve', rejected: 'reject', new: 'reopen' } as const;

/** Asks for the comment or the reason of a decision about one or several applications. */
export function DecisionDialog({ asked, onClose, onDone }: DecisionDialogProps) {
  const t = useTranslations('applicationsPanel');
  const title = asked ? t(`${wordsOf[asked.status]}.title`) : '';
  return (
    <PanelDialog title={title} isOpen={asked !== null} onClose={onClose}>
      {asked && <DecisionForm asked={asked} onClose={onClose} onDone={onDone} />}
    </PanelDialog>
  );
}

function DecisionForm({ asked, onClose, onDone }: DecisionDialogProps & { asked: AskedDecision }) {
  const t = useTranslations('applicationsPanel');
  const [comment, setComment] = useState('');
  const { decide, isBusy } = useDecision(asked);
  const { status, profiles } = asked;
  const words = wordsOf[status];
  const isMissing = needsReason(status) && comment.trim() === '';
  async function submit(event: FormEvent) {
    event.preventDefault();
    // Without a reason nothing happens.
    if (isMissing || !(await decide(comment.trim()))) return;
    onClose();
    onDone?.();
  }
  return (
    <form className={styles.fields} noValidate onSubmit={(event) => void submit(event)}>
      <Text size="sm" c="dimmed">
        {t(`${words}.lead`)}
      </Text>
      <Text size="sm">{profiles.map(({ fullName }) => fullName).join(', ')}</Text>
      <Textarea
        label={t(`${words}.comment`)}
        description={status === 'rejected' ? t('reject.commentHint') : undefined}
        autosize
        minRows={3}
        maxLength={1000}
        required={needsReason(status)}
        data-autofocus
        value={comment}
        onChange={({ currentTarget }) => setComment(currentTarget.value)}
      />
      <DialogButtons
        cancel={t('back')}
        submit={t(`${words}.submit`)}
        isBusy={isBusy}
        isDangerous={status === 'rejected'}
        onCancel={onClose}
      />
    </form>
  );
}

function useDecision({ status, profiles }: AskedDecision) {
  const t = useTranslations('applicationsPanel');
  const toast = useToast();
  const { act, isBusy } = useProfileAction();
  const [only, ...others] = profiles;
  function decide(comment: string): Promise<boolean> {
    if (only && (others.length === 0 || status === 'new')) {
      const decision = { id: only.id, status, comment };
      return act(
        () => call(modelProfilesApi.decide, decision),
        () => t(`${wordsOf[status]}.done`),
      );
    }
    const many = { ids: profiles.map(({ id }) => id), status: status as 'approved' | 'rejected', comment };
    return act(
      () => call(modelProfilesApi.decideMany, many),
      ({ decided, left }) => {
        const kept = profiles.filter(({ id }) => left.includes(id));
        const names = kept.map(({ fullName }) => fullName).join(', ');
        if (names) toast('error', t('left', { names }));
        const words = status === 'approved' ? 'approve' : 'reject';
        return decided.length > 0 ? t(`${words}.doneMany`, { count: decided.length }) : '';
      },
    );
  }
  return { decide, isBusy };
}
