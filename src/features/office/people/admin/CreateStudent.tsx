import { Button, Group, Select, Text, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { userPaths } from '#features/accounts/account/paths.ts';
import type { Me } from '#features/accounts/sign-in/contract/signIn.ts';
import { call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { newStudentInput, peopleApi } from '../contract/actions.ts';
import { staffApi, type UserDetails } from '../contract/list.ts';
import { useCoursesToGive } from './GiveCourse.tsx';

/** The button and its form, for those who may make accounts. */
export function CreateStudent({ me }: { me: Me }) {
  const t = useTranslations('people.student');
  const dialog = useAddressDialog('student');
  if (!me.permissions.includes('users.manage')) return null;
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        {t('button')}
      </Button>
      <PanelDialog title={t('title')} isOpen={dialog.isOpen} onClose={dialog.close}>
        <StudentForm onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

const empty = { email: '', first_name: '', last_name: '', phone: '', course_id: '', until: '' };

function StudentForm({ onClose }: { onClose(): void }) {
  const t = useTranslations('people');
  const give = useTranslations('actions.giveAccess');
  const courses = useCoursesToGive();
  const editing = useNewStudent();
  const { form } = editing;
  return (
    <DialogForm editing={editing} label={t('student.submit')} cancel={t('cancel')} onCancel={onClose}>
      <Text size="sm" c="dimmed">
        {t('student.lead')}
      </Text>
      <TextInput
        type="email"
        autoComplete="off"
        label={t('fields.email')}
        required
        data-autofocus
        {...form.getInputProps('email')}
      />
      <Group grow align="start">
        <TextInput label={t('fields.firstName')} required {...form.getInputProps('first_name')} />
        <TextInput label={t('fields.lastName')} {...form.getInputProps('last_name')} />
      </Group>
      <TextInput type="tel" label={t('fields.phone')} {...form.getInputProps('phone')} />
      <Select
        label={give('course')}
        placeholder={t('student.noCourse')}
        data={courses}
        clearable
        {...form.getInputProps('course_id')}
      />
      {form.values.course_id && (
        <TextInput
          type="date"
          label={give('until')}
          description={give('untilHint')}
          {...form.getInputProps('until')}
        />
      )}
    </DialogForm>
  );
}

function useNewStudent() {
  const t = useTranslations('people.student');
  const navigate = useNavigate();
  return useEditForm({
    saved: null as UserDetails | null,
    values: () => empty,
    schema: newStudentInput,
    prepare: ({ course_id, until, ...person }) => ({
      ...person,
      ...(course_id && { course_id, ...(until && { until }) }),
    }),
    changes: [staffApi.listUsers.path],
    save: (sent): Promise<UserDetails | null> => call(peopleApi.createStudent, sent),
    words: {
      done: (person) => t('done', { email: person?.email ?? '' }),
      failed: (reason) => t('failed', { reason }),
    },
    onSaved: (person) => person && navigate(userPaths.one(person.id), { replace: true }),
  });
}
