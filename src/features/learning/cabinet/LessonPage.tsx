import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { usePurchase } from '#features/payments/ui/usePurchase.tsx';
import { CallError } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { paths } from '#ui/paths.ts';
import type { Lesson } from '../contract.ts';
import { Cabinet, Loading } from './Cabinet.tsx';
import { Contents } from './Contents.tsx';
import { catalogueFor } from './catalogue.ts';
import { KeysHint } from './KeysHint.tsx';
import styles from './Lesson.module.css';
import { LessonStage, LessonText } from './Lesson.tsx';
import { LoadError } from './LoadError.tsx';
import { lessonsOf } from './lessons.ts';
import { useViewer } from './viewer.ts';

/** Drawn in the browser only: there is no session on the server. */
export function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <Loading text={useTranslations('ui')('loading')} />;
}

/** Anybody may come: free lessons play without signing in. */
export default function LessonPage() {
  const viewer = useViewer();
  return (
    <Cabinet viewer={viewer}>
      <meta name="robots" content="noindex" />
      {viewer === undefined ? <HydrateFallback /> : <CourseLesson isVisitor={viewer === null} />}
    </Cabinet>
  );
}

const pathTo = (lesson: Lesson) => paths.lesson(lesson.course_id, lesson.id);

function CourseLesson({ isVisitor }: { isVisitor: boolean }) {
  const t = useTranslations('lessons');
  const { courseId = '', lessonId = '' } = useParams();
  const cache = useQueryClient();
  const purchase = usePurchase(() => void cache.invalidateQueries());
  const { data, error, refetch } = useQuery(lessonsOf(courseId));
  const catalogue = useQuery(catalogueFor(isVisitor));
  const lesson = data?.lessons.find(({ id }) => id === lessonId);
  const isMissing = (data && !lesson) || (error instanceof CallError && [404, 422].includes(error.status));

  if (isMissing) return <Missing isVisitor={isVisitor} />;
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} isPage />;
  if (!data || !lesson) return <HydrateFallback />;
  const offer = catalogue.data?.courses.find(({ id }) => id === courseId);
  const shared = { ...data, lesson, isVisitor, offer, onBuy: purchase.buy };
  return (
    <main>
      <title>{`${lesson.title} — ${data.course.title}`}</title>
      <LessonStage {...shared} />
      <div className={styles.below}>
        <article>
          <LessonText
            {...shared}
            pathTo={pathTo}
            heading={<h1 className={styles.title}>{lesson.title}</h1>}
          />
          {lesson.can_watch && lesson.has_video && <KeysHint />}
        </article>
        <nav className={styles.contents} aria-labelledby="contents-title">
          <h2 id="contents-title">{t('contents')}</h2>
          <Contents {...data} current={lesson} pathTo={pathTo} />
        </nav>
      </div>
      {purchase.modal}
    </main>
  );
}

function Missing({ isVisitor }: { isVisitor: boolean }) {
  const t = useTranslations('lessons');
  const ui = useTranslations('ui');
  const home = paths.home(useLocale());
  return (
    <main className={styles.message}>
      <title>{t('notFound')}</title>
      <h1>{t('notFound')}</h1>
      <a className={controls.button} href={isVisitor ? home : paths.dashboard}>
        {isVisitor ? ui('home') : t('cabinet')}
      </a>
    </main>
  );
}
