import { Button, Checkbox, Group, PasswordInput, Select, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Me } from '#features/accounts/contract.ts';
import { newPersonInput, peopleApi } from '#features/staff/people/contract.ts';
import { rolesToGive } from '#features/staff/people/rules.ts';
import type { Role } from '#shared/access.ts';
import { DialogButtons } from '#ui/panel/DialogButtons.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { panelPaths } from '#ui/panel/paths.ts';
import { useFieldErrors } from '#ui/panel/useFieldErrors.ts';
import { usePersonDeed } from './usePersonDeed.ts';

/** The button and its form, for those who may make staff. */
export function CreatePerson({ me }: { me: Me }) {
  const t = useTranslations('people.create');
  const [isOpen, dialog] = useDisclosure(false);
  if (!me.permissions.includes('users.manage')) return null;
  return (
    <>
      <Button onClick={dialog.open}>{t('button')}</Button>
      <PanelDialog title={t('title')} isOpen={isOpen} onClose={dialog.close}>
        <CreateForm me={me} onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

function CreateForm({ me, onClose }: { me: Me; onClose(): void }) {
  const t = useTranslations('people');
  const roles = useTranslations('staff.roles');
  const { form, submit, isBusy } = useCreateForm(onClose);
  const field = (name: string) => ({ key: form.key(name), ...form.getInputProps(name) });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('create.lead')}
        </Text>
        <TextInput
          type="email"
          autoComplete="off"
          label={t('fields.email')}
          {...field('email')}
          required
          data-autofocus
        />
        <Group grow align="start">
          <TextInput label={t('fields.firstName')} {...field('first_name')} required />
          <TextInput label={t('fields.lastName')} {...field('last_name')} />
        </Group>
        <TextInput type="tel" label={t('fields.phone')} {...field('phone')} />
        <Select
          label={t('fields.role')}
          data={rolesToGive(me.role).map((role) => ({ value: role, label: roles(role) }))}
          allowDeselect={false}
          {...field('role')}
        />
        <PasswordInput
          autoComplete="new-password"
          label={t('create.password')}
          description={t('create.passwordHint')}
          {...field('password')}
        />
        <Checkbox
          label={t('create.access')}
          key={form.key('has_course_access')}
          {...form.getInputProps('has_course_access', { type: 'checkbox' })}
        />
      </Stack>
      <DialogButtons cancel={t('cancel')} submit={t('create.submit')} isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}

function useCreateForm(onClose: () => void) {
  const t = useTranslations('people.create');
  const navigate = useNavigate();
  const fieldErrors = useFieldErrors();
  const { run, isBusy } = usePersonDeed();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: {
      email: '',
      first_name: '',
      last_name: '',
      phone: '',
      password: '',
      role: 'support' as Role,
      has_course_access: false,
    },
    validate: (values) => fieldErrors(newPersonInput, values),
  });
  const submit = form.onSubmit(async (values) => {
    const words = {
      done: ({ email, invited }: { email: string; invited: boolean }) =>
        t(invited ? 'invited' : 'done', { email }),
      failed: (reason: string) => t('failed', { reason }),
    };
    const person = await run(peopleApi.create, values, words, (fields) => form.setErrors(fields));
    if (!person) return;
    onClose();
    await navigate(panelPaths.user(person.id));
  });
  return { form, submit, isBusy };
}
