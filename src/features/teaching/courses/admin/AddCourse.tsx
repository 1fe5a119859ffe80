import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { coursesPanelApi, newCourseInput, type PanelCourse } from '../contract/panel.ts';
import { CourseFields, type CoursesAnswer } from './CourseFields.tsx';
import { courseValues, sentCourse } from './courseValues.ts';
import { sayCoursesUpdated } from './useCourseAction.ts';

const form = 'create';

export function AddCourse({ isSecondary = false }: { isSecondary?: boolean }) {
  const t = useTranslations('courseForm.create');
  const dialog = useAddressDialog(form);
  return (
    <Button variant={isSecondary ? 'default' : 'filled'} onClick={dialog.open}>
      {t('button')}
    </Button>
  );
}

/** The form that the button opens; once on the page, however many buttons it has. */
export function AddCourseForm({ answer }: { answer: CoursesAnswer }) {
  const t = useTranslations('courseForm.create');
  const dialog = useAddressDialog(form);
  return (
    <PanelDialog title={t('title')} isOpen={dialog.isOpen} onClose={dialog.close} size="xl">
      <NewCourse answer={answer} onClose={dialog.close} />
    </PanelDialog>
  );
}

function NewCourse({ answer, onClose }: { answer: CoursesAnswer; onClose(): void }) {
  const t = useTranslations('coursesPanel');
  const form = useTranslations('courseForm');
  const editing = useEditForm({
    saved: null as PanelCourse | null,
    values: () => courseValues(null),
    schema: newCourseInput,
    prepare: sentCourse,
    changes: [coursesPanelApi.list.path],
    save: (sent) => call(coursesPanelApi.create, sent),
    words: {
      done: (course) => form('create.done', { title: course?.title ?? '' }),
      failed: (reason) => form('create.failed', { reason }),
    },
    onSaved: () => {
      sayCoursesUpdated();
      onClose();
    },
  });
  return (
    <DialogForm editing={editing} label={form('create.submit')} cancel={t('cancel')} onCancel={onClose}>
      <CourseFields form={editing.form} course={null} answer={answer} />
    </DialogForm>
  );
}
