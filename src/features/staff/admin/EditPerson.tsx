import { Button, Checkbox, Group, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import type { UserDetails } from '#features/staff/contract.ts';
import { peopleApi, personInput } from '#features/staff/people/contract.ts';
import { DialogButtons } from '#ui/panel/DialogButtons.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useFieldErrors } from '#ui/panel/useFieldErrors.ts';
import { usePersonDeed } from './usePersonDeed.ts';

interface EditPersonProps {
  person: UserDetails;
  /** Their own password and courses people do not change here. */
  isSelf: boolean;
}

export function EditPerson({ person, isSelf }: EditPersonProps) {
  const t = useTranslations('people.edit');
  const [isOpen, dialog] = useDisclosure(false);
  const name = person.full_name || person.email;
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        {t('button')}
      </Button>
      <PanelDialog title={t('title', { name })} isOpen={isOpen} onClose={dialog.close}>
        <EditForm person={person} isSelf={isSelf} onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

function EditForm({ person, isSelf, onClose }: EditPersonProps & { onClose(): void }) {
  const t = useTranslations('people');
  const { form, submit, isBusy } = useEditForm(person, isSelf, onClose);
  const field = (name: string) => ({ key: form.key(name), ...form.getInputProps(name) });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          type="email"
          autoComplete="off"
          label={t('fields.email')}
          description={t('edit.emailHint')}
          {...field('email')}
          required
          data-autofocus
        />
        <Group grow align="start">
          <TextInput label={t('fields.firstName')} {...field('first_name')} required />
          <TextInput label={t('fields.lastName')} {...field('last_name')} />
        </Group>
        <TextInput type="tel" label={t('fields.phone')} {...field('phone')} />
        {!isSelf && (
          <>
            <Checkbox
              label={t('fields.access')}
              description={t('edit.accessHint')}
              key={form.key('has_course_access')}
              {...form.getInputProps('has_course_access', { type: 'checkbox' })}
            />
            <PasswordInput
              autoComplete="new-password"
              label={t('fields.newPassword')}
              description={t('edit.passwordHint')}
              {...field('new_password')}
            />
            <PasswordInput
              autoComplete="new-password"
              label={t('fields.confirm')}
              {...field('confirm_password')}
            />
          </>
        )}
      </Stack>
      <DialogButtons cancel={t('cancel')} submit={t('save')} isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}

function useEditForm(person: UserDetails, isSelf: boolean, onClose: () => void) {
  const t = useTranslations('people.edit');
  const fieldErrors = useFieldErrors();
  const { run, isBusy } = usePersonDeed();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: {
      email: person.email,
      first_name: person.first_name,
      last_name: person.last_name,
      phone: person.phone ?? '',
      has_course_access: person.has_course_access,
      new_password: '',
      confirm_password: '',
    },
    validate: (values) => {
      const errors = fieldErrors(personInput, { ...values, id: person.id });
      if (errors.new_password) errors.new_password = t('short');
      if (values.new_password !== values.confirm_password) errors.confirm_password = t('mismatch');
      return errors;
    },
  });
  const submit = form.onSubmit(async ({ has_course_access, new_password, confirm_password, ...contacts }) => {
    const words = { done: () => t('done'), failed: (reason: string) => t('failed', { reason }) };
    const input = {
      id: person.id,
      ...contacts,
      ...(!isSelf && has_course_access !== person.has_course_access && { has_course_access }),
      ...(!isSelf && new_password !== '' && { new_password, confirm_password }),
    };
    if (await run(peopleApi.edit, input, words, (fields) => form.setErrors(fields))) onClose();
  });
  return { form, submit, isBusy };
}
