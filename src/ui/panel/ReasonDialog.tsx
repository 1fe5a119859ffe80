import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { Endpoint, Input } from '#shared/contract.ts';
import { call } from '#ui/api.ts';
import { ActionButton } from './Actions.tsx';
import { DialogForm } from './EditForm.tsx';
import { PanelDialog } from './PanelDialog.tsx';
import { useAddressDialog } from './useAddressDialog.ts';
import { useEditForm } from './useEditForm.ts';

interface ReasonDialogProps<E extends Endpoint> {
  /** Its name in the address. */
  name: string;
  endpoint: E;
  /** Input of the call, for the thing as it was when the dialog was opened. */
  inputOf(reason: string): Input<E>;
  /** Paths of calls whose answers are not what they were. */
  changes: string[];
  words: {
    button: string;
    title: string;
    /** Says what follows. */
    lead: string;
    reason: string;
    submit: string;
    back: string;
    done: string;
    failed(reason: string): string;
  };
}

/** A button for what takes something from a person, which asks for the reason. */
export function ReasonDialog<E extends Endpoint>(props: ReasonDialogProps<E>) {
  const { name, words } = props;
  const dialog = useAddressDialog(name);
  return (
    <>
      <ActionButton isDangerous onClick={dialog.open}>
        {words.button}
      </ActionButton>
      <PanelDialog title={words.title} isOpen={dialog.isOpen} onClose={dialog.close}>
        <ReasonForm {...props} onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

function ReasonForm<E extends Endpoint>(props: ReasonDialogProps<E> & { onClose(): void }) {
  const { endpoint, changes, words, onClose } = props;
  // The page behind may read a newer version meanwhile, which the person has not decided about.
  const [inputOf] = useState(() => props.inputOf);
  const editing = useEditForm({
    saved: null as unknown,
    values: () => ({ reason: '' }),
    schema: endpoint.input,
    prepare: ({ reason }) => inputOf(reason),
    changes,
    save: (sent) => call(endpoint, sent as Input<E>),
    words: { done: () => words.done, failed: words.failed },
    onSaved: onClose,
  });
  return (
    <DialogForm editing={editing} label={words.submit} cancel={words.back} isDangerous onCancel={onClose}>
      <Text size="sm" c="dimmed">
        {words.lead}
      </Text>
      <Textarea
        label={words.reason}
        autosize
        minRows={3}
        required
        data-autofocus
        {...editing.form.getInputProps('reason')}
      />
    </DialogForm>
  );
}
