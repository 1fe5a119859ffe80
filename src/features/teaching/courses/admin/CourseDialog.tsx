import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { Tabs } from '#ui/panel/Tabs.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { courseInput, coursesPanelApi, type PanelCourse } from '../contract/panel.ts';
import { coursePaths } from '../paths.ts';
import { AskLast, isLastOnSale } from './AskLast.tsx';
import { CourseFields, type CoursesAnswer } from './CourseFields.tsx';
import { courseValues, sentCourse } from './courseValues.ts';
import { PromotionForm } from './PromotionForm.tsx';
import { readCourse } from './readCourse.ts';
import { sayCoursesUpdated } from './useCourseAction.ts';

interface CourseDialogProps {
  answer: CoursesAnswer;
}

const parts = ['edit', 'promotion'] as const;

/** The course that the address names (`?form=edit-<id>`, `?form=promotion-<id>`), over the list. */
export function CourseDialog({ answer }: CourseDialogProps) {
  const t = useTranslations('courseForm.save');
  const [params] = useSearchParams();
  const name = params.get('form') ?? '';
  const { close } = useAddressDialog(name);
  const part = parts.find((each) => name.startsWith(`${each}-`));
  const course = answer.courses.find(({ id, state }) => state !== 'deleted' && name === `${part}-${id}`);
  return (
    <PanelDialog
      title={t('title', { title: course?.title ?? '' })}
      isOpen={Boolean(course)}
      onClose={close}
      size="xl"
    >
      {course && (
        <>
          <Parts course={course} current={name} />
          {part === 'edit' ? (
            <EditCourse course={course} answer={answer} onClose={close} />
          ) : (
            <PromotionForm course={course} answer={answer} onClose={close} />
          )}
        </>
      )}
    </PanelDialog>
  );
}

function Parts({ course, current }: { course: PanelCourse; current: string }) {
  const t = useTranslations('coursesPanel');
  const words = useTranslations('courseForm');
  const [params] = useSearchParams();
  const to = (form: string) =>
    `?${new URLSearchParams([...[...params].filter(([key]) => key !== 'form'), ['form', form]])}`;
  return (
    <Group justify="space-between" align="start" gap="sm" mb="sm">
      <Tabs
        label={words('save.parts')}
        tabs={parts.map((part) => ({
          to: to(`${part}-${course.id}`),
          label: words(part === 'edit' ? 'save.facts' : 'save.promotion'),
          isCurrent: current === `${part}-${course.id}`,
        }))}
      />
      <Button variant="default" size="sm" component={Link} to={coursePaths.lessons(course.id)}>
        {t('manageLessons')}
      </Button>
    </Group>
  );
}

interface EditCourseProps extends CourseDialogProps {
  course: PanelCourse;
  onClose(): void;
}

function EditCourse({ course, answer, onClose }: EditCourseProps) {
  const [isAsking, setAsking] = useState(false);
  const t = useTranslations('coursesPanel');
  const words = useTranslations('courseForm');
  const editing = useEditForm({
    saved: course,
    values: (saved: PanelCourse) => courseValues(saved),
    schema: courseInput,
    prepare: sentCourse,
    changes: [coursesPanelApi.list.path],
    save: (sent, { id, version }) => call(coursesPanelApi.save, { id, ...sent, version }),
    read: () => readCourse(course.id),
    words: { done: () => words('save.done'), failed: (reason) => words('save.failed', { reason }) },
    onSaved: () => {
      sayCoursesUpdated();
      onClose();
    },
  });
  const takesLast = () => isLastOnSale(course, answer.courses) && !editing.form.values.is_active;
  return (
    <>
      <DialogForm
        editing={editing}
        label={words('save.submit')}
        cancel={t('cancel')}
        onCancel={onClose}
        onSubmit={() => (takesLast() ? setAsking(true) : editing.submit())}
      >
        <CourseFields form={editing.form} course={editing.saved} answer={answer} />
      </DialogForm>
      <AskLast
        isOpen={isAsking}
        title={course.title}
        onYes={() => {
          setAsking(false);
          editing.submit();
        }}
        onNo={() => setAsking(false)}
      />
    </>
  );
}
