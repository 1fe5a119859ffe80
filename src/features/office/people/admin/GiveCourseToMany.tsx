import { Button, Select, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { useRequestId } from '#ui/useRequestId.ts';
import { type Batch, batchesApi } from '../contract/batches.ts';
import { useCoursesToGive } from './GiveCourse.tsx';
import { changedByPeople, useBatchWords } from './useBatches.ts';

export interface ManyProps {
  ids: readonly string[];
  onDone(batch: Batch): void;
}

/** Opens one course to all who are ticked. */
export function GiveCourseToMany(props: ManyProps) {
  const t = useTranslations('batches.course');
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <Button size="sm" variant="default" onClick={dialog.open}>
        {t('button')}
      </Button>
      <PanelDialog title={t('title')} isOpen={isOpen} onClose={dialog.close}>
        <GiveForm {...props} onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

function GiveForm({ ids, onDone, onClose }: ManyProps & { onClose(): void }) {
  const t = useTranslations('batches');
  const give = useTranslations('actions.giveAccess');
  const cancel = useTranslations('people')('cancel');
  const courses = useCoursesToGive();
  const requestId = useRequestId();
  const editing = useEditForm({
    saved: null as Batch | null,
    values: () => ({ course_id: '', until: '' }),
    schema: batchesApi.giveCourse.input,
    prepare: ({ course_id, until }) => {
      const sent = { ids, course_id, ...(until && { until }) };
      return { ...sent, request_id: requestId(sent) };
    },
    changes: changedByPeople,
    save: (sent): Promise<Batch | null> => call(batchesApi.giveCourse, sent),
    words: useBatchWords('course'),
    onSaved: (batch) => {
      onClose();
      if (batch) onDone(batch);
    },
  });
  return (
    <DialogForm editing={editing} label={t('course.button')} cancel={cancel} onCancel={onClose}>
      <Text size="sm">{t('selected', { count: ids.length })}</Text>
      <Text size="sm" c="dimmed">
        {t('course.lead')}
      </Text>
      <Select
        label={give('course')}
        data={courses}
        required
        data-autofocus
        {...editing.form.getInputProps('course_id')}
      />
      <TextInput
        type="date"
        label={give('until')}
        description={give('untilHint')}
        {...editing.form.getInputProps('until')}
      />
    </DialogForm>
  );
}
