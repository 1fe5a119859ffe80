import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import type { Lesson } from '../contract.ts';
import { standingIn } from '../rules/standing.ts';
import styles from './Lesson.module.css';
import { useLessonChange, useRefusals } from './lessons.ts';
import { sendMark } from './unsent.ts';
import { useUnsentMark } from './useUnsent.ts';

/**
 * Whether the lesson is done: by watching, or as marked by the student, who can undo that where there is a button. A mark that cannot be sent
 * now counts here anyway, and is sent later.
 */
export function LessonDone({ lesson, lessons }: { lesson: Lesson; lessons: Lesson[] }) {
  const t = useTranslations('lessons');
  const failureText = useFailureText();
  const apply = useLessonChange(lesson);
  const lookAgain = useRefusals(lesson.course_id);
  const isWaiting = useUnsentMark(lesson.id) !== undefined;
  const mark = useMutation({
    mutationFn: (isDone: boolean) => sendMark(lesson.id, isDone),
    onError: (error) => lookAgain(error),
    onSuccess: (state, isDone) =>
      apply(state ? { is_done: state.is_done, course_progress: state.course_progress } : { is_done: isDone }),
  });
  const { isComplete } = standingIn(lessons, null);
  // Yet to come: there is nothing to do in it.
  if (!lesson.is_counted) return null;
  return (
    <div className={styles.done}>
      <p className={styles.doneText} role="status">
        {lesson.is_done && <span className={styles.tick}>{isComplete ? t('courseDone') : t('isDone')}</span>}
      </p>
      {lesson.has_done_button && (
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
      {isWaiting && !mark.isPending && (
        <p className={styles.kicker} role="status">
          {t('markNotSaved')}
        </p>
      )}
      {mark.error && <Notice>{failureText(mark.error)}</Notice>}
    </div>
  );
}
