import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CurrentUser } from '#features/accounts/ui/currentUser.ts';
import { usePurchase } from '#features/payments/ui/usePurchase.tsx';
import { paths } from '#ui/paths.ts';
import { Loading } from './Cabinet.tsx';
import { Cards } from './Cards.tsx';
import { catalogueFor } from './catalogue.ts';
import styles from './Dashboard.module.css';
import { LessonModal } from './LessonModal.tsx';
import { LoadError } from './LoadError.tsx';
import { ownCourses, useLessonsOf } from './lessons.ts';
import { MyCourses } from './MyCourses.tsx';
import { Newsletter } from './Newsletter.tsx';
import { NextStep } from './NextStep.tsx';
import { OfferCards } from './OfferCards.tsx';
import { Offers } from './Offers.tsx';
import { ProfilePopup } from './ProfilePopup.tsx';
import { Welcome } from './Welcome.tsx';

export function Dashboard({ viewer }: { viewer: CurrentUser }) {
  const t = useTranslations('dashboard');
  const cache = useQueryClient();
  const { mine, all, error, isLoading, lessons } = useCabinetData();
  const purchase = usePurchase(() => void cache.invalidateQueries());
  const watching = useWatching();
  const [isProfileOpen, setProfileOpen] = useState(false);
  const owned = mine?.courses ?? [];
  const others = all?.courses.filter((course) => !owned.some(({ id }) => id === course.id)) ?? [];
  const hasAccess = mine ? owned.length > 0 : Boolean(viewer.has_course_access);

  if (isLoading) return <Loading text={t('loading')} />;
  return (
    <main className={styles.main}>
      <Welcome viewer={viewer} hasAccess={hasAccess} />
      {error && <LoadError error={error} onRetry={() => void cache.refetchQueries()} />}
      <NextStep courses={owned} lessons={lessons} />
      <Cards coursesCount={mine && owned.length} onProfile={() => setProfileOpen(true)} />
      {mine && <MyCourses courses={owned} lessons={lessons} />}
      <Newsletter viewerId={viewer.id} />
      {mine && all && (
        <>
          <OfferCards courses={others} onBuy={purchase.buy} />
          <Offers courses={others} onBuy={purchase.buy} />
        </>
      )}
      <p className={styles.quiet}>
        <a href={paths.myData}>{t('myData')}</a>
      </p>
      {watching.lessonId && <LessonModal {...watching} offers={others} onBuy={purchase.buy} />}
      {isProfileOpen && (
        <ProfilePopup viewer={viewer} hasAccess={hasAccess} onClose={() => setProfileOpen(false)} />
      )}
      {purchase.modal}
    </main>
  );
}

/** Own courses with their lessons, and what is on sale. Loading means the first time; later it is there already. */
function useCabinetData() {
  const mine = useQuery(ownCourses);
  const all = useQuery(catalogueFor(false));
  const lessons = useLessonsOf(mine.data?.courses ?? []);
  const error = mine.error ?? all.error;
  const isSettled = error !== null || (mine.isSuccess && all.isSuccess && lessons.isSettled);
  const [wasReady, setWasReady] = useState(false);
  if (isSettled && !wasReady) setWasReady(true);
  return { mine: mine.data, all: all.data, error, isLoading: !wasReady, lessons: lessons.byCourse };
}

/** The lesson that is open in the cabinet is part of the address: it can be reloaded, and gone back from. */
function useWatching() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return {
    courseId: search.get('course') ?? '',
    lessonId: search.get('lesson') ?? '',
    onClose: () => void navigate(paths.dashboard, { replace: true, preventScrollReset: true }),
  };
}
