import { Alert, Button, Group } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Conflict } from './Conflict.tsx';
import { DialogButtons } from './DialogButtons.tsx';
import styles from './edit.module.css';
import { LeaveGuard, type LeaveKind } from './LeaveGuard.tsx';
import { SaveBar } from './SaveBar.tsx';
import type { Editing } from './useEditForm.ts';
import { FilesContext } from './useFilesUnderWay.ts';

interface EditFormProps {
  editing: Editing;
  /** Label of the save button. */
  label?: string | undefined;
  /** Replaces the save bar. */
  end?: ReactNode;
  className?: string | undefined;
  /** Called first, for example to ask; without it the form is sent. */
  onSubmit?(): void;
  children: ReactNode;
}

/** The frame of every form: guards unsaved changes, reports conflicts, ends with the save bar. */
export function EditForm({
  editing,
  label,
  end,
  className = styles.form,
  onSubmit,
  children,
}: EditFormProps) {
  const { isDirty, isBusy, conflict, files, submit } = editing;
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        (onSubmit ?? submit)();
      }}
    >
      {isDirty && <LeaveGuard kind={kindOf(editing)} />}
      {conflict && <Conflict onTakeTheirs={conflict.takeTheirs} onKeepMine={conflict.keepMine} />}
      <FilesContext value={files}>{children}</FilesContext>
      {editing.isWaiting && <WaitingForFiles onStop={editing.stopWaiting} />}
      {end === undefined ? <SaveBar isDirty={isDirty} isBusy={isBusy} label={label} /> : end}
    </form>
  );
}

function kindOf({ isUnderWay, isWaiting }: Editing): LeaveKind {
  if (isWaiting) return 'waiting';
  return isUnderWay ? 'file' : 'text';
}

/** The form is saved as soon as its files have arrived. */
function WaitingForFiles({ onStop }: { onStop(): void }) {
  const t = useTranslations('panel.edit');
  return (
    <Alert ref={showWhole} role="status" p="sm" title={t('waiting')}>
      <Group gap="sm" justify="space-between">
        {t('waitingHint')}
        <Button variant="default" size="compact-sm" onClick={onStop}>
          {t('stopWaiting')}
        </Button>
      </Group>
    </Alert>
  );
}

/** It would push the buttons that were just pressed out of sight, and stand half out of it. */
function showWhole(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' });
}

interface DialogFormProps {
  editing: Editing;
  label: string;
  cancel: string;
  isDangerous?: boolean;
  onCancel(): void;
  onSubmit?(): void;
  children: ReactNode;
}

/** The same in a dialog. */
export function DialogForm(props: DialogFormProps) {
  const { editing, label, cancel, isDangerous, onCancel, onSubmit, children } = props;
  const buttons = (
    <DialogButtons
      cancel={cancel}
      submit={label}
      isBusy={editing.isBusy}
      isDangerous={isDangerous}
      onCancel={onCancel}
    />
  );
  return (
    <EditForm editing={editing} end={buttons} className={styles.fields} {...(onSubmit && { onSubmit })}>
      {children}
    </EditForm>
  );
}
