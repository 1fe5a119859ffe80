import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Question } from '#ui/panel/Question.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { coursesPanelApi, type PanelCourse } from '../contract/panel.ts';
import { coursePaths } from '../paths.ts';
import { AskLast } from './AskLast.tsx';
import styles from './Courses.module.css';
import { sayCoursesUpdated, useCourseAction } from './useCourseAction.ts';

interface CourseActionsProps {
  course: PanelCourse;
  mayManage: boolean;
  /** No other course is on sale. */
  isLast: boolean;
  /** With the deleted course as it is now, apart from whether it was on sale; null when it is back. */
  onRemoved(course: PanelCourse | null): void;
}

export function CourseActions({ course, mayManage, isLast, onRemoved }: CourseActionsProps) {
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
          to={coursePaths.lessons(course.id)}
          {...named('toLessons')}
        >
          {t('toLessons')}
        </Button>
      </Group>
      {mayManage && (
        <Group gap={4}>
          <Plain course={course} action="duplicate" />
          <Plain
            course={course}
            action={course.state === 'archived' ? 'restore' : 'archive'}
            isLast={isLast}
          />
          <Remove course={course} isLast={isLast} onRemoved={onRemoved} />
        </Group>
      )}
    </div>
  );
}

const done = { duplicate: 'duplicated', archive: 'archived', restore: 'restored' } as const;

interface PlainProps {
  course: PanelCourse;
  action: keyof typeof done;
  /** Asks before the last course on sale leaves the site. */
  isLast?: boolean;
  onDone?(): void;
}

/** An action undone as easily as done. */
function Plain({ course, action, isLast = false, onDone }: PlainProps) {
  const t = useTranslations('coursesPanel');
  const { run, isBusy } = useCourseAction();
  const [isAsking, setAsking] = useState(false);
  const act = async () => {
    const words = {
      done: ({ title }: PanelCourse) => t(`${done[action]}.done`, { title }),
      failed: (reason: string) => t(`${done[action]}.failed`, { reason }),
    };
    const isDone = await run(coursesPanelApi[action], { id: course.id }, words);
    setAsking(false);
    if (!isDone) return;
    sayCoursesUpdated();
    onDone?.();
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        color="graphite"
        loading={isBusy}
        onClick={action === 'archive' && isLast ? () => setAsking(true) : act}
        aria-label={t('forCourse', { action: t(action), title: course.title })}
      >
        {t(action)}
      </Button>
      <AskLast
        isOpen={isAsking}
        title={course.title}
        isBusy={isBusy}
        onYes={act}
        onNo={() => setAsking(false)}
      />
    </>
  );
}

/** Asks first and warns that the lessons go too. A sold course is archived instead, and the dialog says so. */
function Remove({ course, isLast, onRemoved }: Omit<CourseActionsProps, 'mayManage'>) {
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
        text={[
          course.is_sold ? t('ask.sold') : t('ask.unsold', { count: course.real_lessons.count }),
          ...(isLast ? [t('askLast.text', { title: course.title })] : []),
        ].join(' ')}
        yes={t(course.is_sold ? 'archive' : 'remove')}
        no={t('cancel')}
        isBusy={isBusy}
        onYes={remove}
        onNo={() => setOpen(false)}
      />
    </>
  );
}
