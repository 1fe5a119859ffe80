import { Button, Text, Textarea, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { call } from '#ui/api.ts';
import { EditForm } from '#ui/panel/EditForm.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import styles from '#ui/panel/panel.module.css';
import { useCall } from '#ui/panel/query.ts';
import { useMay } from '#ui/panel/role.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { type PersonNotes as Notes, personNoteInput, personNotesApi } from '../contract/notes.ts';

/** Notes of staff about the person, who never sees them here; nobody reads those about themselves. */
export function PersonNotes({ personId }: { personId: string }) {
  const t = useTranslations('personPage.notes');
  const format = useFormats();
  const me = useCall(signInApi.me, {}).data;
  const isEnabled = useMay('student-care') && me !== undefined && me.id !== personId;
  const { data } = useCall(personNotesApi.list, { id: personId }, { isEnabled });
  if (!isEnabled || !data) return null;
  return (
    <section>
      <Title order={2} size="h5" mb="xs">
        {t('title')}
      </Title>
      <NoteForm personId={personId} notes={data} />
      <ul className={styles.entries}>
        {data.notes.map(({ id, text, at, by }) => (
          <li key={id}>
            <Text style={{ whiteSpace: 'pre-line' }}>{text}</Text>
            <small>
              {by && `${by} · `}
              {format.time(at)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoteForm({ personId, notes }: { personId: string; notes: Notes }) {
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
