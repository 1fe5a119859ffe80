import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { putChatIn } from '#features/talk/support/ui/chatPlace.ts';
import type { CourseOnSale } from '#features/teaching/courses/contract/courses.ts';
import styles from '#features/teaching/learning/cabinet/Lesson.module.css';
import { LessonStage, LessonText } from '#features/teaching/learning/cabinet/Lesson.tsx';
import { lessonsOf } from '#features/teaching/learning/cabinet/lessons.ts';
import type { Lesson } from '#features/teaching/learning/contract.ts';
import { Materials } from '#features/teaching/materials/cabinet/Materials.tsx';
import { LoadError } from '#ui/cabinet/LoadError.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { paths } from '#ui/paths.ts';
import { laterFeast } from './laterFeast.tsx';

interface LessonModalProps {
  courseId: string;
  lessonId: string;
  onClose: () => void;
  /** Courses that are not owned. */
  offers: CourseOnSale[];
  onBuy: (course: CourseOnSale) => void;
}

const pathTo = (lesson: Lesson) => paths.watch(lesson.course_id, lesson.id);

/** The lesson's player over the cabinet. */
export function LessonModal({ courseId, lessonId, onClose, offers, onBuy }: LessonModalProps) {
  const t = useTranslations('lessons');
  const dashboard = useTranslations('dashboard');
  const { data, error, refetch } = useQuery(lessonsOf(courseId));
  const lesson = data?.lessons.find(({ id }) => id === lessonId);
  const shared = { isVisitor: false, offer: offers.find(({ id }) => id === courseId), onBuy };
  const title = lesson?.title ?? (data || error ? t('notFound') : dashboard('loading'));
  return (
    <Dialog title={title} onClose={onClose} isWide>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {data && lesson && (
        <div className={styles.modal}>
          <LessonStage {...data} {...shared} lesson={lesson} />
          <LessonText
            {...data}
            {...shared}
            lesson={lesson}
            pathTo={pathTo}
            feast={laterFeast({ course: data.course, lessonsCount: data.lessons.length, onBuy })}
            materialsOf={(of) => <Materials courseId={courseId} lessonId={of} />}
          />
          <a href={paths.lesson(courseId, lessonId)}>{t('page')}</a>
        </div>
      )}
      <div ref={putChatIn} className={styles.chat} />
    </Dialog>
  );
}
