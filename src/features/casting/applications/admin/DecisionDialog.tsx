import { Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { DialogButtons } from '#ui/panel/DialogButtons.tsx';
import styles from '#ui/panel/edit.module.css';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { applicationsPanelApi } from '../contract/panel.ts';
import type { ListedApplication } from '../listing.ts';
import { type ApplicationStatus, type LeftReason, needsReason } from '../rules/states.ts';
import { useApplicationAction } from './useApplicationAction.ts';

export interface AskedDecision {
  status: ApplicationStatus;
  profiles: readonly Pick<ListedApplication, 'id' | 'fullName'>[];
}

interface DecisionDialogProps {
  /** Null while the dialog is closed. */
  asked: AskedDecision | null;
  onClose(): void;
  /** @param left those that stayed as they were */
  onDone?(left: readonly LeftApplication[]): void;
}

/** One of several that could not take the decision. */
export interface LeftApplication {
  id: string;
  fullName: string;
  why: LeftReason;
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
    const left = isMissing ? null : await decide(comment.trim());
    if (!left) return;
    onClose();
    onDone?.(left);
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
  const { act, isBusy } = useApplicationAction();
  const [only, ...others] = profiles;
  /** @returns those that stayed as they were; null where nothing worked */
  async function decide(comment: string): Promise<LeftApplication[] | null> {
    if (only && (others.length === 0 || status === 'new')) {
      const decision = { id: only.id, status, comment };
      const isDone = await act(
        () => call(applicationsPanelApi.decide, decision),
        () => t(`${wordsOf[status]}.done`),
      );
      return isDone ? [] : null;
    }
    const many = { ids: profiles.map(({ id }) => id), status: status as 'approved' | 'rejected', comment };
    const stayed: LeftApplication[] = [];
    const isDone = await act(
      () => call(applicationsPanelApi.decideMany, many),
      ({ decided, left }) => {
        for (const { id, why } of left)
          stayed.push({ id, why, fullName: profiles.find((each) => each.id === id)?.fullName ?? id });
        const words = status === 'approved' ? 'approve' : 'reject';
        return decided.length > 0 ? t(`${words}.doneMany`, { count: decided.length }) : '';
      },
    );
    return isDone ? stayed : null;
  }
  return { decide, isBusy };
}
