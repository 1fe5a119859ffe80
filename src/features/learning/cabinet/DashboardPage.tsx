import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { CurrentUser } from '#features/accounts/ui/currentUser.ts';
import { type CourseOnSale, coursesApi } from '#features/courses/contract.ts';
import { pricesApi } from '#features/courses/prices/contract.ts';
import { usePurchase } from '#features/payments/ui/usePurchase.tsx';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { paths } from '#ui/paths.ts';
import { learningApi } from '../contract.ts';
import { Cabinet, Loading, useViewer } from './Cabinet.tsx';
import styles from './DashboardPage.module.css';
import { MyCourses } from './MyCourses.tsx';
import { Offers } from './Offers.tsx';

/** Drawn in the browser only: there is no session on the server. */
export function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <Loading text={useTranslations('learning')('checking')} />;
}

export default function DashboardPage() {
  const t = useTranslations('learning');
  const viewer = useViewer();
  const home = paths.home(useLocale());
  useEffect(() => {
    if (viewer === null) location.replace(home);
  }, [viewer, home]);

  return (
    <Cabinet viewer={viewer}>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      {viewer ? <Dashboard viewer={viewer} /> : <Loading text={t('checking')} />}
    </Cabinet>
  );
}

function Dashboard({ viewer }: { viewer: CurrentUser }) {
  const t = useTranslations('learning');
  const ui = useTranslations('ui');
  const failureText = useFailureText();
  const cache = useQueryClient();
  const purchase = usePurchase(() => void cache.invalidateQueries());
  const mine = useQuery({
    queryKey: ['mine'],
    queryFn: ({ signal }) => call(learningApi.purchased, {}, { signal }),
  });
  const all = useQuery({ queryKey: ['all'], queryFn: ({ signal }) => catalogueFor(signal) });
  const error = mine.error ?? all.error;

  if (mine.isPending || all.isPending) {
    if (!error) return <Loading text={t('loading')} />;
  }
  return (
    <main className={styles.main}>
      <Welcome viewer={viewer} hasCourses={(mine.data?.courses.length ?? 0) > 0} />
      {error && (
        <Notice>
          <p>
            {t('loadError')}. {failureText(error)}
          </p>
          <button type="button" className={controls.link} onClick={() => void cache.refetchQueries()}>
            {ui('retry')}
          </button>
        </Notice>
      )}
      {mine.data && <MyCourses courses={mine.data.courses} />}
      {mine.data && all.data && (
        <Offers
          courses={all.data.courses.filter((course) => !mine.data.courses.some(({ id }) => id === course.id))}
          onBuy={purchase.buy}
        />
      )}
      {purchase.modal}
    </main>
  );
}

/** What is on sale, at the prices of whoever is signed in. */
async function catalogueFor(signal: AbortSignal): Promise<{ courses: CourseOnSale[] }> {
  const [{ courses }, { prices }] = await Promise.all([
    call(coursesApi.list, {}, { signal }),
    call(pricesApi.own, {}, { signal }),
  ]);
  const own = new Map(prices.map(({ course_id, ...price }) => [course_id, price]));
  return { courses: courses.map((course) => ({ ...course, ...own.get(course.id) })) };
}

function Welcome({ viewer, hasCourses }: { viewer: CurrentUser; hasCourses: boolean }) {
  const t = useTranslations('learning');
  const hasAccess = viewer.has_course_access || hasCourses;
  const facts: [string, string][] = [
    [t('facts.access'), hasAccess ? t('facts.hasAccess') : t('facts.noAccess')],
    [t('facts.email'), viewer.email],
    [t('facts.phone'), viewer.phone ?? t('facts.noPhone')],
    [t('facts.id'), viewer.id.slice(0, 8)],
  ];
  return (
    <section className={styles.welcome}>
      <h1>{t('welcome', { name: viewer.first_name })}</h1>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
