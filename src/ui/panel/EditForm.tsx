import type { FormEvent, ReactNode } from 'react';
import { Conflict } from './Conflict.tsx';
import { DialogButtons } from './DialogButtons.tsx';
import styles from './edit.module.css';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SaveBar } from './SaveBar.tsx';
import type { Editing } from './useEditForm.ts';

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
  const { isDirty, isBusy, conflict, submit } = editing;
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        (onSubmit ?? submit)();
      }}
    >
      {isDirty && <LeaveGuard />}
      {conflict && <Conflict onTakeTheirs={conflict.takeTheirs} onKeepMine={conflict.keepMine} />}
      {children}
      {end === undefined ? <SaveBar isDirty={isDirty} isBusy={isBusy} label={label} /> : end}
    </form>
  );
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
