import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { useCabinetSession } from '#features/accounts/sign-in/ui/cabinetSession.ts';
import { byInstalments } from '#features/sales/instalments/ui/byInstalments.ts';
import { usePurchase } from '#features/sales/payments/ui/usePurchase.tsx';
import { coursesApi } from '#features/teaching/courses/contract/courses.ts';
import { pricesApi } from '#features/teaching/courses/contract/prices.ts';
import { coursePaths } from '#features/teaching/courses/paths.ts';
import { Contents } from '#features/teaching/learning/cabinet/Contents.tsx';
import { catalogueFor } from '#features/teaching/learning/cabinet/catalogue.ts';
import { KeysHint } from '#features/teaching/learning/cabinet/KeysHint.tsx';
import styles from '#features/teaching/learning/cabinet/Lesson.module.css';
import { LessonStage, LessonText } from '#features/teaching/learning/cabinet/Lesson.tsx';
import { lessonsOf, usePreview } from '#features/teaching/learning/cabinet/lessons.ts';
import { useUnsent } from '#features/teaching/learning/cabinet/useUnsent.ts';
import { type Lesson, learningApi } from '#features/teaching/learning/contract.ts';
import { Materials } from '#features/teaching/materials/cabinet/Materials.tsx';
import { materialsApi } from '#features/teaching/materials/contract.ts';
import { CallError } from '#ui/api.ts';
import cabinet from '#ui/cabinet/Cabinet.module.css';
import { Cabinet, Loading } from '#ui/cabinet/Cabinet.tsx';
import { EarlyCalls } from '#ui/cabinet/EarlyCalls.tsx';
import { LoadError } from '#ui/cabinet/LoadError.tsx';
import controls from '#ui/controls.module.css';
import { paths } from '#ui/paths.ts';
import { laterFeast } from './laterFeast.tsx';

/** Drawn in the browser only: the server knows no session. */
export function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { courseId = '', lessonId = '' } = useParams();
  const ofCourse = ({ path }: { path: string }) => path.replace('{id}', encodeURIComponent(courseId));
  const materials = ofCourse(materialsApi.list);
  const urls = [
    signInApi.me.path,
    ofCourse(learningApi.lessons),
    coursesApi.list.path,
    pricesApi.own.path,
    `${materials}?lesson_id=${encodeURIComponent(lessonId)}`,
    materials,
  ];
  return (
    <>
      <EarlyCalls urls={urls} />
      <Opening />
    </>
  );
}

function Opening() {
  return <Loading text={useTranslations('ui')('loading')} />;
}

/** Open to anybody: free lessons play without signing in. */
export default function LessonPage() {
  const session = useCabinetSession();
  const { viewer } = session;
  return (
    <Cabinet session={session}>
      <meta name="robots" content="noindex" />
      {viewer === undefined ? <Opening /> : <CourseLesson isVisitor={viewer === null} />}
    </Cabinet>
  );
}

function CourseLesson({ isVisitor }: { isVisitor: boolean }) {
  const t = useTranslations('lessons');
  const { courseId = '', lessonId = '' } = useParams();
  const cache = useQueryClient();
  useUnsent(!isVisitor);
  const purchase = usePurchase({
    otherWay: byInstalments,
    onBought: () => void cache.invalidateQueries(),
  });
  const preview = usePreview();
  const { data, error, refetch } = useQuery(lessonsOf(courseId, preview));
  const catalogue = useQuery(catalogueFor(isVisitor));
  const lesson = data?.lessons.find(({ id }) => id === lessonId);
  const isMissing = (data && !lesson) || (error instanceof CallError && [404, 422].includes(error.status));

  if (isMissing) return <Missing isVisitor={isVisitor} />;
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} isPage />;
  if (!data || !lesson) return <Opening />;
  const offer = catalogue.data?.courses.find(({ id }) => id === courseId);
  const isPreview = data.is_preview;
  const pathTo = (to: Lesson) => paths.lesson(to.course_id, to.id) + (isPreview ? '?preview=1' : '');
  // A preview keeps nothing, just as for a visitor.
  const shared = { ...data, lesson, isVisitor: isVisitor || isPreview, offer, onBuy: purchase.buy };
  return (
    <main className={styles.page}>
      <title>{`${lesson.title} — ${data.course.title}`}</title>
      {isPreview && <PreviewBar courseId={courseId} />}
      <LessonStage {...shared} />
      <div className={styles.below}>
        <article>
          <LessonText
            {...shared}
            pathTo={pathTo}
            materialsOf={(of) => <Materials courseId={courseId} lessonId={of} />}
            feast={laterFeast({
              course: data.course,
              lessonsCount: data.lessons.length,
              onBuy: purchase.buy,
            })}
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

function PreviewBar({ courseId }: { courseId: string }) {
  const t = useTranslations('lessons');
  return (
    <p className={styles.preview} role="status">
      {t('preview')} <a href={coursePaths.lessons(courseId)}>{t('leavePreview')}</a>
    </p>
  );
}

function Missing({ isVisitor }: { isVisitor: boolean }) {
  const t = useTranslations('lessons');
  const ui = useTranslations('ui');
  const home = paths.home(useLocale());
  return (
    <main className={cabinet.message}>
      <title>{t('notFound')}</title>
      <h1>{t('notFound')}</h1>
      <a className={controls.button} href={isVisitor ? home : paths.dashboard}>
        {isVisitor ? ui('home') : t('cabinet')}
      </a>
    </main>
  );
}
