import { Button, Group } from '@mantine/core';

interface DialogButtonsProps {
  cancel: string;
  submit: string;
  isBusy: boolean;
  isDangerous?: boolean | undefined;
  onCancel(): void;
  /** Absent inside a form, which is submitted by its button. */
  onSubmit?: () => void;
}

export function DialogButtons({
  cancel,
  submit,
  isBusy,
  isDangerous = false,
  onCancel,
  onSubmit,
}: DialogButtonsProps) {
  return (
    <Group justify="flex-end" mt="lg">
      <Button variant="default" onClick={onCancel} disabled={isBusy}>
        {cancel}
      </Button>
      <Button
        type={onSubmit ? 'button' : 'submit'}
        loading={isBusy}
        {...(isDangerous && { color: 'bad' })}
        {...(onSubmit && { onClick: onSubmit })}
      >
        {submit}
      </Button>
    </Group>
  );
}
