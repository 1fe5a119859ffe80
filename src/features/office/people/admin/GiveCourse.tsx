import { Select, Text, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { coursesPanelApi } from '#features/teaching/courses/contract/panel.ts';
import { readableEmail } from '#shared/domains.ts';
import { call } from '#ui/api.ts';
import { ActionButton } from '#ui/panel/Actions.tsx';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useCall } from '#ui/panel/query.ts';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { peopleApi } from '../contract/actions.ts';
import { staffApi, type UserDetails } from '../contract/list.ts';

/** Opens any course to a person, for a time or without an end. */
export function GiveCourse({ person }: { person: UserDetails }) {
  const t = useTranslations('actions.giveAccess');
  const dialog = useAddressDialog('give');
  return (
    <>
      <ActionButton onClick={dialog.open}>{t('button')}</ActionButton>
      <PanelDialog
        title={t('title', { name: person.full_name || readableEmail(person.email) })}
        isOpen={dialog.isOpen}
        onClose={dialog.close}
      >
        <GiveForm person={person} onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

function GiveForm({ person, onClose }: { person: UserDetails; onClose(): void }) {
  const t = useTranslations('actions.giveAccess');
  const cancel = useTranslations('people')('cancel');
  const courses = useCoursesToGive();
  const editing = useEditForm({
    saved: person,
    values: () => ({ course_id: '', until: '' }),
    schema: peopleApi.giveAccess.input,
    prepare: ({ course_id, until }) => ({ id: person.id, course_id, ...(until && { until }) }),
    changes: [staffApi.showUser.path, staffApi.listUsers.path],
    save: (sent) => call(peopleApi.giveAccess, sent),
    words: { done: () => t('done'), failed: (reason) => t('failed', { reason }) },
    onSaved: onClose,
  });
  return (
    <DialogForm editing={editing} label={t('button')} cancel={cancel} onCancel={onClose}>
      <Text size="sm" c="dimmed">
        {t('lead')}
      </Text>
      <Select
        label={t('course')}
        data={courses}
        required
        data-autofocus
        {...editing.form.getInputProps('course_id')}
      />
      <TextInput
        type="date"
        label={t('until')}
        description={t('untilHint')}
        {...editing.form.getInputProps('until')}
      />
    </DialogForm>
  );
}

/** Every course that there is, whether it is sold or not. */
export function useCoursesToGive(): { value: string; label: string }[] {
  const courses = useCall(coursesPanelApi.list, {}).data?.courses ?? [];
  return courses
    .filter(({ state }) => state !== 'deleted')
    .map(({ id, title }) => ({ value: id, label: title }));
}
