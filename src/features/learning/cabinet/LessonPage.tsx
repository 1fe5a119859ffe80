import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { CallError, call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { paths } from '#ui/paths.ts';
import { learningApi } from '../contract.ts';
import { Cabinet, Loading, useViewer, type Viewer } from './Cabinet.tsx';
import { Lesson } from './Lesson.tsx';
import styles from './LessonPage.module.css';

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
      {viewer === undefined ? <HydrateFallback /> : <Course viewer={viewer} />}
    </Cabinet>
  );
}

function Course({ viewer }: { viewer: Viewer }) {
  const t = useTranslations('learning');
  const ui = useTranslations('ui');
  const failureText = useFailureText();
  const home = paths.home(useLocale());
  const { courseId = '', lessonId = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['lessons', courseId, viewer?.id],
    queryFn: ({ signal }) => call(learningApi.lessons, { id: courseId }, { signal }),
  });
  const lesson = data?.lessons.find(({ id }) => id === lessonId);
  const isMissing = (data && !lesson) || (error instanceof CallError && [404, 422].includes(error.status));

  if (isMissing) {
    return (
      <main className={styles.message}>
        <title>{t('lesson.notFound')}</title>
        <h1>{t('lesson.notFound')}</h1>
        <a className={controls.button} href={viewer ? paths.dashboard : home}>
          {viewer ? t('lesson.cabinet') : ui('home')}
        </a>
      </main>
    );
  }
  if (error) {
    return (
      <main className={styles.message}>
        <Notice>
          <p>
            {t('loadError')}. {failureText(error)}
          </p>
          <button type="button" className={controls.link} onClick={() => void refetch()}>
            {ui('retry')}
          </button>
        </Notice>
      </main>
    );
  }
  if (!data || !lesson) return <HydrateFallback />;
  return <Lesson course={data.course} lessons={data.lessons} lesson={lesson} isVisitor={viewer === null} />;
}
