import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { panelPaths } from '#ui/panel/paths.ts';
import { Question } from '#ui/panel/Question.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { coursesPanelApi, type PanelCourse } from '../contract/panel.ts';
import styles from './Courses.module.css';
import { sayCoursesUpdated, useCourseAction } from './useCourseAction.ts';

interface CourseActionsProps {
  course: PanelCourse;
  mayManage: boolean;
  /** With the deleted course as it is now, apart from whether it was on sale; null when it is back. */
  onRemoved(course: PanelCourse | null): void;
}

export function CourseActions({ course, mayManage, onRemoved }: CourseActionsProps) {
  const t = useTranslations('coursesPanel');
  const dialog = useAddressDialog(`edit-${course.id}`);
  const named = (action: 'edit' | 'toLessons') => ({
    'aria-label': t('forCourse', { action: t(action), title: course.title }),
  });
  if (course.state === 'deleted')
    return (
      mayManage && (
        <Group className={styles.actions ?? ''}>
          <Plain course={course} action="restore" onDone={() => onRemoved(null)} />
        </Group>
      )
    );
  return (
    <div className={styles.actions}>
      <Group gap="xs">
        {mayManage && (
          <Button size="sm" onClick={dialog.open} {...named('edit')}>
            {t('edit')}
          </Button>
        )}
        <Button
          size="sm"
          variant="default"
          component={Link}
          to={panelPaths.lessons(course.id)}
          {...named('toLessons')}
        >
          {t('toLessons')}
        </Button>
      </Group>
      {mayManage && (
        <Group gap={4}>
          <Plain course={course} action="duplicate" />
          <Plain course={course} action={course.state === 'archived' ? 'restore' : 'archive'} />
          <Remove course={course} onRemoved={onRemoved} />
        </Group>
      )}
    </div>
  );
}

const done = { duplicate: 'duplicated', archive: 'archived', restore: 'restored' } as const;

interface PlainProps {
  course: PanelCourse;
  action: keyof typeof done;
  onDone?(): void;
}

/** An action undone as easily as done. */
function Plain({ course, action, onDone }: PlainProps) {
  const t = useTranslations('coursesPanel');
  const { run, isBusy } = useCourseAction();
  const act = async () => {
    const words = {
      done: ({ title }: PanelCourse) => t(`${done[action]}.done`, { title }),
      failed: (reason: string) => t(`${done[action]}.failed`, { reason }),
    };
    if (await run(coursesPanelApi[action], { id: course.id }, words)) {
      sayCoursesUpdated();
      onDone?.();
    }
  };
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="graphite"
      loading={isBusy}
      onClick={act}
      aria-label={t('forCourse', { action: t(action), title: course.title })}
    >
      {t(action)}
    </Button>
  );
}

/** Asks first, and warns that the lessons go too; a sold course is archived instead, which is said. */
function Remove({ course, onRemoved }: Omit<CourseActionsProps, 'mayManage'>) {
  const t = useTranslations('coursesPanel');
  const { run, isBusy } = useCourseAction();
  const [isOpen, setOpen] = useState(false);
  const remove = async () => {
    const removed = await run(
      coursesPanelApi.remove,
      { id: course.id },
      {
        done: ({ state }) => t(state === 'deleted' ? 'removed.done' : 'removed.archived'),
        failed: (reason) => t('removed.failed', { reason }),
      },
    );
    setOpen(false);
    if (!removed) return;
    sayCoursesUpdated();
    onRemoved(removed.state === 'deleted' ? { ...removed, is_active: course.is_active } : null);
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        color="bad"
        onClick={() => setOpen(true)}
        aria-label={t('forCourse', { action: t('remove'), title: course.title })}
      >
        {t('remove')}
      </Button>
      <Question
        isOpen={isOpen}
        title={t('ask.title', { title: course.title })}
        text={course.is_sold ? t('ask.sold') : t('ask.unsold', { count: course.real_lessons.count })}
        yes={t(course.is_sold ? 'archive' : 'remove')}
        no={t('cancel')}
        isBusy={isBusy}
        onYes={remove}
        onNo={() => setOpen(false)}
      />
    </>
  );
}
