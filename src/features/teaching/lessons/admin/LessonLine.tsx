import { Badge, Button, Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#ui/panel/formats.ts';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { paths } from '#ui/paths.ts';
import { useToast } from '#ui/Toast.tsx';
import type { CourseLessons, EditedLesson } from '../contract/lessons.ts';
import { videoLink } from '../rules/links.ts';
import { DeleteLesson } from './DeleteLesson.tsx';
import { EditLesson, type MaterialsOf } from './LessonDialog.tsx';
import styles from './Lessons.module.css';
import { SortableLine } from './SortableLine.tsx';

interface LessonLineProps {
  lesson: EditedLesson;
  contents: CourseLessons;
  materialsOf: MaterialsOf;
}

export function LessonLine({ lesson, contents, materialsOf }: LessonLineProps) {
  const t = useTranslations('lessonsPanel');
  const editing = useAddressDialog(`edit-${lesson.id}`);
  const openVideo = useOpenVideo(lesson);
  const { title } = lesson;
  return (
    <SortableLine row={{ kind: 'lesson', id: lesson.id }} title={title}>
      <span className={styles.number}>{lesson.lesson_number}</span>
      <div className={styles.lesson}>
        <strong>{title}</strong>
        <Marks lesson={lesson} />
      </div>
      <Group gap={4}>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('newTab', { action: t('openVideo'), title })}
          onClick={openVideo}
        >
          {t('openVideo')}
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          component="a"
          href={previewOf(lesson)}
          target="_blank"
          rel="noopener"
          aria-label={t('newTab', { action: t('preview'), title })}
        >
          {t('preview')}
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('actionOn', { action: t('edit'), title })}
          onClick={editing.open}
        >
          {t('edit')}
        </Button>
        <DeleteLesson lesson={lesson} />
      </Group>
      <EditLesson {...{ lesson, contents, materialsOf }} isOpen={editing.isOpen} onClose={editing.close} />
    </SortableLine>
  );
}

function Marks({ lesson }: { lesson: EditedLesson }) {
  const t = useTranslations('lessonsPanel');
  const format = useFormats();
  const { opens_on, opens_after_days, duration_minutes } = lesson;
  const hasVideo = lesson.has_video_file || videoLink(lesson) !== null;
  const marks = [lesson.is_free && t('state.free'), !lesson.is_active && t('state.hidden')].filter(
    (mark) => mark !== false,
  );
  return (
    <span className={styles.marks}>
      {duration_minutes > 0 && <span>{t('minutes', { count: duration_minutes })}</span>}
      {marks.map((mark) => (
        <Badge key={mark} variant="default" tt="none">
          {mark}
        </Badge>
      ))}
      {!hasVideo && (
        <Badge color="bad" variant="light" tt="none">
          {t('state.noVideo')}
        </Badge>
      )}
      {opens_on && <span>{t('state.opensOn', { date: format.day(opens_on) })}</span>}
      {opens_after_days && <span>{t('state.opensAfter', { count: opens_after_days })}</span>}
    </span>
  );
}

/** Plays an uploaded film in the preview, or opens the first link. */
function useOpenVideo(lesson: EditedLesson): () => void {
  const t = useTranslations('lessonsPanel');
  const toast = useToast();
  return () => {
    const address = lesson.has_video_file ? previewOf(lesson) : videoLink(lesson)?.url;
    if (address) window.open(address, '_blank', 'noopener');
    else toast('error', t('noVideoLink'));
  };
}

function previewOf({ course_id, id }: EditedLesson): string {
  return `${paths.lesson(course_id, id)}?preview=1`;
}
