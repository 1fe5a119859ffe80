import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { schoolApi } from '#features/publishing/school/contract/school.ts';
import { tellSeen } from '#features/records/visits/ui/tellSeen.ts';
import { instalmentsApi } from '#features/sales/instalments/contract/instalments.ts';
import { planUnder } from '#features/sales/instalments/site/planUnder.ts';
import { byInstalments } from '#features/sales/instalments/ui/byInstalments.ts';
import { useInstalments } from '#features/sales/instalments/ui/useInstalments.tsx';
import { OwnOrderBanner } from '#features/sales/payments/site/OwnOrderBanner.tsx';
import { usePurchase } from '#features/sales/payments/ui/usePurchase.tsx';
import { contentApi } from '#features/site/content/contract/content.ts';
import { picturesApi } from '#features/site/pictures/contract/pictures.ts';
import { reviewsApi } from '#features/site/reviews/contract/reviews.ts';
import { coursePagesApi } from '#features/teaching/courses/contract/pages.ts';
import { hasStarted } from '#features/teaching/courses/rules/courses.ts';
import { freeLessonsApi } from '#features/teaching/learning/contract/freeLessons.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { DemoStrip } from '#ui/DemoStrip.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { pageOf } from '#ui/pageContext.ts';
import { paths } from '#ui/paths.ts';
import { playClip } from '#ui/playClip.ts';
import { StaticIsland } from '#ui/StaticIsland.tsx';
import { keepOnServer, useServerOnly } from '#ui/serverOnly.ts';
import { CodeFromLink } from './CodeFromLink.tsx';
import { CourseBody, type ShownCourse } from './CourseBody.tsx';
import { CourseTags } from './CourseTags.tsx';
import { DocumentFooter } from './DocumentFooter.tsx';
import styles from './Standalone.module.css';
import { shouldRevalidate } from './shouldRevalidate.ts';
import { standaloneSheets } from './standaloneSheets.ts';

/** Runs once per language and content version, like that of the landing page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = pageOf(context);
  const shown = await page.call(coursePagesApi.show, { slug: params.slug ?? '' });
  const { id } = shown.course;
  const [{ lessons }, free, content, reviewed, pictures, school, offer] = await Promise.all([
    page.call(learningApi.lessons, { id }),
    page.call(freeLessonsApi.list, {}),
    page.call(contentApi.show, {}),
    page.call(reviewsApi.list, {}),
    page.call(picturesApi.show, {}),
    page.call(schoolApi.show, {}),
    page.call(instalmentsApi.offer, {}),
  ]);
  const course = {
    ...shown.course,
    isPresale: !hasStarted(shown.course.start_date, new Date(), page.timeZone),
    instalment: planUnder(shown.course.price, offer),
  };
  const drawn: ShownCourse = {
    ...{ ...shown, course, lessons, content, school },
    free: free.lessons.find(({ course_id }) => course_id === id) ?? null,
    reviews: reviewed.reviews.filter((review) => review.course === course.title),
    founder: pictures.founder,
    isDemo: page.isDemo,
  };
  keepOnServer(context, 'course', drawn);
  return { course, school: school.name };
}

export { shouldRevalidate };

/** A course on a page of its own: what buyers ask before they pay, and the form to pay. */
export default function CoursePage() {
  const { course, school } = useLoaderData<typeof loader>();
  const drawn = useServerOnly<ShownCourse>('course');
  const t = useTranslations('standalone');
  const brand = useTranslations('ui')('brand');
  const purchase = usePurchase({ otherWay: byInstalments });
  const instalments = useInstalments();

  function press(pressed: string) {
    playClip(pressed);
    if (pressed !== course.id && pressed !== `instalment:${course.id}`) return;
    tellSeen('form');
    (pressed === course.id ? purchase.buy : instalments.apply)(course);
  }

  useEffect(() => tellSeen('cards'), []);
  return (
    <>
      <StaticIsland>
        {import.meta.env.SSR && drawn && <CourseTags shown={drawn} school={school ?? brand} />}
      </StaticIsland>
      <CodeFromLink courses={[course]} />
      <DemoStrip />
      <PageHead name={school ?? brand} addressIn={(language) => paths.course(course.slug, language)}>
        <a className={styles.skip} href="#main">
          {t('skip')}
        </a>
      </PageHead>
      {!purchase.modal && <OwnOrderBanner />}
      <main id="main">
        <StaticIsland sheets={standaloneSheets} onPress={press}>
          {import.meta.env.SSR && drawn && <CourseBody shown={drawn} />}
        </StaticIsland>
      </main>
      <DocumentFooter />
      {purchase.modal}
      {instalments.modal}
    </>
  );
}
