import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { coursesPanelApi } from '#features/teaching/courses/contract/panel.ts';
import { CallError, call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import {
  type CourseLessons,
  type EditedLesson,
  lessonInput,
  lessonsApi,
  newLessonInput,
} from '../contract/lessons.ts';
import { nextNumber } from '../rules/order.ts';
import { CaptionsEditor } from './CaptionsEditor.tsx';
import { LessonFields } from './LessonFields.tsx';
import { emptyLesson, inputOf, valuesOf } from './lessonForm.ts';

/** Renders the editor of that lesson's materials; without an id, of those of the whole course. */
export type MaterialsOf = (lessonId?: string) => ReactNode;

interface DialogProps {
  contents: CourseLessons;
  isOpen: boolean;
  onClose(): void;
}

export function AddLesson({ isOpen, onClose, ...rest }: DialogProps) {
  const t = useTranslations('lessonForm');
  return (
    <PanelDialog title={t('addTitle')} isOpen={isOpen} onClose={onClose} size="lg">
      <AddForm {...rest} onClose={onClose} />
    </PanelDialog>
  );
}

interface EditProps {
  lesson: EditedLesson;
  materialsOf: MaterialsOf;
}

export function EditLesson({ isOpen, onClose, lesson, ...rest }: DialogProps & EditProps) {
  const t = useTranslations('lessonForm');
  return (
    <PanelDialog title={t('editTitle', { title: lesson.title })} isOpen={isOpen} onClose={onClose} size="lg">
      <EditLessonForm {...rest} lesson={lesson} onClose={onClose} />
    </PanelDialog>
  );
}

type FormProps = Omit<DialogProps, 'isOpen'>;

function AddForm({ contents, onClose }: FormProps) {
  const t = useTranslations('lessonsPanel');
  const words = useTranslations('lessonForm');
  const number = nextNumber(contents.lessons.map(({ lesson_number }) => lesson_number));
  const editing = useEditForm({
    saved: null as EditedLesson | null,
    values: () => valuesOf({ ...emptyLesson, lesson_number: number } as typeof emptyLesson),
    schema: newLessonInput,
    prepare: (values) => ({ id: contents.course.id, ...inputOf(values) }),
    changes: [lessonsApi.list.path, coursesPanelApi.list.path],
    save: (sent) => call(lessonsApi.create, sent),
    words: { done: () => words('added'), failed: (reason) => words('addFailed', { reason }) },
    onSaved: onClose,
  });
  return (
    <DialogForm editing={editing} label={t('save')} cancel={t('cancel')} onCancel={onClose}>
      <LessonFields form={editing.form} sections={contents.sections} film={null} />
    </DialogForm>
  );
}

function EditLessonForm({ contents, lesson, materialsOf, onClose }: FormProps & EditProps) {
  const t = useTranslations('lessonsPanel');
  const words = useTranslations('lessonForm');
  const editing = useEditForm({
    saved: lesson,
    values: (saved: EditedLesson) => valuesOf(saved),
    schema: lessonInput,
    prepare: (values, { id, version }) => ({ id, version, ...inputOf(values) }),
    changes: [lessonsApi.list.path, coursesPanelApi.list.path],
    save: (sent) => call(lessonsApi.change, sent),
    async read() {
      const { lessons } = await call(lessonsApi.list, { id: contents.course.id });
      const now = lessons.find(({ id }) => id === lesson.id);
      if (!now) throw new CallError(404, { detail: words('gone') });
      return now;
    },
    words: { done: () => words('changed'), failed: (reason) => words('changeFailed', { reason }) },
    onSaved: onClose,
  });
  return (
    <>
      <DialogForm editing={editing} label={t('save')} cancel={t('cancel')} onCancel={onClose}>
        <LessonFields form={editing.form} sections={contents.sections} film={lesson} />
        <CaptionsEditor lesson={lesson} />
      </DialogForm>
      {/* Beside the form: it saves by itself. */}
      {materialsOf(lesson.id)}
    </>
  );
}
