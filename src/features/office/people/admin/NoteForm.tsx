import { Button, Textarea } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { EditForm } from '#ui/panel/EditForm.tsx';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { type PersonNotes, personNoteInput, personNotesApi } from '../contract/notes.ts';

/** Adds a note; only staff see it. */
export function NoteForm({ personId, notes }: { personId: string; notes: PersonNotes }) {
  const t = useTranslations('personPage.notes');
  const editing = useEditForm({
    saved: notes,
    values: () => ({ text: '' }),
    schema: personNoteInput,
    prepare: (values) => ({ ...values, id: personId }),
    changes: [personNotesApi.list.path],
    save: (sent) => call(personNotesApi.add, sent),
    words: { done: () => t('done'), failed: (reason) => t('failed', { reason }) },
  });
  const end = (
    <Button type="submit" variant="default" my="xs" loading={editing.isBusy} disabled={!editing.isDirty}>
      {t('submit')}
    </Button>
  );
  return (
    <EditForm editing={editing} end={end} className="">
      <Textarea
        label={t('label')}
        description={t('hint')}
        autosize
        minRows={2}
        {...editing.form.getInputProps('text')}
      />
    </EditForm>
  );
}
