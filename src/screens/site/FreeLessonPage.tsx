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
import { coursesApi } from '#features/teaching/courses/contract/courses.ts';
import { hasStarted } from '#features/teaching/courses/rules/courses.ts';
import { freeLessonsApi } from '#features/teaching/learning/contract/freeLessons.ts';
import { notFound } from '#shared/errors.ts';
import { DemoStrip } from '#ui/DemoStrip.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { pageOf } from '#ui/pageContext.ts';
import { paths } from '#ui/paths.ts';
import { playClip } from '#ui/playClip.ts';
import { StaticIsland } from '#ui/StaticIsland.tsx';
import { keepOnServer, useServerOnly } from '#ui/serverOnly.ts';
import { DocumentFooter } from './DocumentFooter.tsx';
import { FreeLessonBody, LessonCourse, type ShownLesson } from './FreeLessonBody.tsx';
import { FreeLessonTags } from './FreeLessonTags.tsx';
import { LightStudy } from './LightStudy.tsx';
import { lessonSheets } from './lessonSheets.ts';
import styles from './Standalone.module.css';
import { shouldRevalidate } from './shouldRevalidate.ts';

/** Runs once per language and content version, like that of the landing page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = pageOf(context);
  const lesson = await page.call(freeLessonsApi.show, { slug: params.slug ?? '' });
  const [{ courses }, school, offer] = await Promise.all([
    page.call(coursesApi.list, {}),
    page.call(schoolApi.show, {}),
    page.call(instalmentsApi.offer, {}),
  ]);
  const onSale = courses.find(({ id }) => id === lesson.course_id);
  if (!onSale) throw notFound();
  const isPresale = !hasStarted(onSale.start_date, new Date(), page.timeZone);
  const course = { ...onSale, isPresale, instalment: planUnder(onSale.price, offer) };
  const drawn: ShownLesson = { lesson, course };
  keepOnServer(context, 'lesson', drawn);
  return { course, school: school.name, slug: lesson.slug, hasStudy: lesson.has_light_study };
}

export { shouldRevalidate };

/** A free lesson at its own address: to watch at once, with a task, and the way to its course. */
export default function FreeLessonPage() {
  const { course, school, slug, hasStudy } = useLoaderData<typeof loader>();
  const drawn = useServerOnly<ShownLesson>('lesson');
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
        {import.meta.env.SSR && drawn && <FreeLessonTags shown={drawn} school={school ?? brand} />}
      </StaticIsland>
      <DemoStrip />
      <PageHead name={school ?? brand} addressIn={(language) => paths.freeLesson(slug, language)}>
        <a className={styles.skip} href="#main">
          {t('skip')}
        </a>
      </PageHead>
      {!purchase.modal && <OwnOrderBanner />}
      <main id="main">
        <StaticIsland sheets={lessonSheets} onPress={press}>
          {import.meta.env.SSR && drawn && <FreeLessonBody shown={drawn} />}
        </StaticIsland>
        {hasStudy && <LightStudy />}
        <StaticIsland onPress={press}>
          {import.meta.env.SSR && drawn && <LessonCourse {...drawn} />}
        </StaticIsland>
      </main>
      <DocumentFooter />
      {purchase.modal}
      {instalments.modal}
    </>
  );
}
