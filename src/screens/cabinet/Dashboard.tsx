import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import type { CurrentUser } from '#features/accounts/sign-in/ui/currentUser.ts';
import { OwnInstalments } from '#features/sales/instalments/cabinet/OwnInstalments.tsx';
import { byInstalments } from '#features/sales/instalments/ui/byInstalments.ts';
import { usePurchase } from '#features/sales/payments/ui/usePurchase.tsx';
import { OwnReviews } from '#features/site/reviews/cabinet/OwnReviews.tsx';
import { Reminders } from '#features/talk/mailings/cabinet/Reminders.tsx';
import { CertificateCard } from '#features/teaching/certificates/cabinet/CertificateCard.tsx';
import { Consultation } from '#features/teaching/consultations/cabinet/Consultation.tsx';
import { Cards } from '#features/teaching/learning/cabinet/Cards.tsx';
import { catalogueFor } from '#features/teaching/learning/cabinet/catalogue.ts';
import { ownCourses, useLessonsOf } from '#features/teaching/learning/cabinet/lessons.ts';
import { MyCourses } from '#features/teaching/learning/cabinet/MyCourses.tsx';
import { Newsletter } from '#features/teaching/learning/cabinet/Newsletter.tsx';
import { NextStep } from '#features/teaching/learning/cabinet/NextStep.tsx';
import { Offers } from '#features/teaching/learning/cabinet/Offers.tsx';
import { ProfilePopup } from '#features/teaching/learning/cabinet/ProfilePopup.tsx';
import { useUnsent } from '#features/teaching/learning/cabinet/useUnsent.ts';
import { Welcome } from '#features/teaching/learning/cabinet/Welcome.tsx';
import type { PurchasedCourse } from '#features/teaching/learning/contract.ts';
import { call } from '#ui/api.ts';
import { LoadError } from '#ui/cabinet/LoadError.tsx';
import { paths } from '#ui/paths.ts';
import styles from './Dashboard.module.css';
import { LessonModal } from './LessonModal.tsx';

export function Dashboard({ viewer }: { viewer: CurrentUser }) {
  const t = useTranslations('dashboard');
  const cache = useQueryClient();
  const { mine, all, error, isLoading, lessons } = useCabinetData();
  const purchase = usePurchase({
    otherWay: byInstalments,
    onBought: () => void cache.invalidateQueries(),
  });
  useUnsent(true);
  const watching = useWatching();
  const { data: person } = useQuery({ ...whoIsHere, initialData: viewer });
  const [isProfileOpen, setProfileOpen] = useState(false);
  const owned = mine?.courses ?? [];
  // One that is open for a time only can be bought.
  const kept = owned.filter(({ access_until }) => access_until === null);
  const others = all?.courses.filter((course) => !kept.some(({ id }) => id === course.id)) ?? [];
  const hasAccess = mine ? owned.length > 0 : Boolean(viewer.has_course_access);

  return (
    <main className={styles.main}>
      <h1 className={styles.title}>
        {person.first_name ? t('welcome', { name: person.first_name }) : t('welcomeNameless')}
      </h1>
      {error && <LoadError error={error} onRetry={() => void cache.refetchQueries()} />}
      {isLoading ? <Waiting text={t('loading')} /> : <NextStep courses={owned} lessons={lessons} />}
      <Cards coursesCount={mine && owned.length} onProfile={() => setProfileOpen(true)} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {mine && !isLoading && <MyCourses courses={owned} ended={mine.ended} lessons={lessons} />}
          <OwnInstalments />
          <OwnReviews />
          <Newsletter viewerId={viewer.id} />
          {mine && all && <Offers courses={others} hasBought={all.hasBought} onBuy={purchase.buy} />}
        </div>
        <div className={styles.column}>
          <Consultation />
          <CertificateCard />
          <Welcome viewer={person} hasAccess={hasAccess} />
          <ul className={styles.links}>
            <li>
              <a href={paths.myOrders}>{t('myOrders')}</a>
            </li>
            <li>
              <a href={paths.myData}>{t('myData')}</a>
            </li>
          </ul>
          {owned.length > 0 && <Reminders className={styles.quiet} />}
        </div>
      </div>
      {watching.lessonId && <LessonModal {...watching} offers={others} onBuy={purchase.buy} />}
      {isProfileOpen && (
        <ProfilePopup viewer={person} hasAccess={hasAccess} onClose={() => setProfileOpen(false)} />
      )}
      {purchase.modal}
    </main>
  );
}

/** The person as the server knows them: a purchase changes what they have paid. */
const whoIsHere = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }): Promise<CurrentUser> => call(signInApi.me, {}, { signal }),
});

/** Where the next step and the courses will be. */
function Waiting({ text }: { text: string }) {
  return (
    <div className={styles.waiting} role="status" aria-label={text}>
      <span />
      <span />
      <span />
    </div>
  );
}

/**
 * Own courses with their lessons, and courses on sale. Loading means the first time; later calls are cached.
 */
function useCabinetData() {
  const mine = useQuery(ownCourses);
  const all = useQuery(catalogueFor(false));
  const lessons = useLessonsOf(mine.data?.courses ?? []);
  const error = mine.error ?? all.error;
  const isSettled = error !== null || (mine.isSuccess && all.isSuccess && lessons.isSettled);
  const [wasReady, setWasReady] = useState(false);
  if (isSettled && !wasReady) setWasReady(true);
  useOtherPurchases(mine.data?.courses);
  return { mine: mine.data, all: all.data, error, isLoading: !wasReady, lessons: lessons.byCourse };
}

/** A course bought in another tab, or opened by staff, changes what was paid and the prices of the others as well. */
function useOtherPurchases(courses: readonly PurchasedCourse[] | undefined): void {
  const cache = useQueryClient();
  const owned = courses?.map(({ id, access_until }) => `${id} ${access_until}`).join();
  const before = useRef(owned);
  useEffect(() => {
    const hasChanged = before.current !== undefined && owned !== before.current;
    before.current = owned;
    if (!hasChanged) return;
    for (const queryKey of [whoIsHere.queryKey, catalogueFor(false).queryKey])
      void cache.invalidateQueries({ queryKey });
  }, [cache, owned]);
}

/** The lesson that is open in the cabinet is part of the address, so that reload and back work. */
function useWatching() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return {
    courseId: search.get('course') ?? '',
    lessonId: search.get('lesson') ?? '',
    onClose: () => void navigate(paths.dashboard, { replace: true, preventScrollReset: true }),
  };
}
