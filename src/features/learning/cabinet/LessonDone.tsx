import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { type Lesson, learningApi } from '../contract.ts';
import styles from './Lesson.module.css';
import { useLessonChange } from './lessons.ts';

/** Whether the lesson is done: by watching, or as marked by the student, who can undo that. */
export function LessonDone({ lesson, lessons }: { lesson: Lesson; lessons: Lesson[] }) {
  const t = useTranslations('lessons');
  const failureText = useFailureText();
  const apply = useLessonChange(lesson);
  const mark = useMutation({
    mutationFn: (isDone: boolean) => call(learningApi.markDone, { id: lesson.id, is_done: isDone }),
    onSuccess: ({ is_done, course_progress }) => apply({ is_done, course_progress }),
  });
  const isComplete = lessons.every(({ is_done }) => is_done);
  return (
    <div className={styles.done}>
      <p className={styles.doneText} role="status">
        {lesson.is_done && <span className={styles.tick}>{isComplete ? t('courseDone') : t('isDone')}</span>}
      </p>
      {(lesson.has_done_button || lesson.is_done) && (
        <button
          type="button"
          className={lesson.is_done ? controls.link : `${controls.button} ${controls.quiet}`}
          aria-disabled={mark.isPending}
          onClick={() => !mark.isPending && mark.mutate(!lesson.is_done)}
        >
          {lesson.is_done ? t('undo') : t('markDone')}
        </button>
      )}
      {!lesson.has_done_button && !lesson.is_done && (
        <p className={styles.kicker}>{t('watchToFinish', { percent: lesson.watched_percent })}</p>
      )}
      {mark.error && <Notice>{failureText(mark.error)}</Notice>}
    </div>
  );
}
