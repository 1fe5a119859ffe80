import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLocale } from 'use-intl';
import { reopenCookieBar } from '#features/accounts/consents/ui/cookieConsent.ts';
import { useAuthModal } from '#features/accounts/sign-in/site/useAuthModal.tsx';
import { useSession } from '#features/accounts/sign-in/site/useSession.ts';
import { Invitation } from '#features/casting/applications/site/Invitation.tsx';
import { useModelForms } from '#features/casting/applications/site/useModelForms.tsx';
import { modelsApi } from '#features/casting/models/contract/models.ts';
import { ModelsSection } from '#features/casting/models/site/ModelsSection.tsx';
import { ratingApi } from '#features/casting/rating/contract/rating.ts';
import { RatingSection } from '#features/casting/rating/site/RatingSection.tsx';
import { schoolApi } from '#features/publishing/school/contract/school.ts';
import { tellSeen } from '#features/records/visits/ui/tellSeen.ts';
import { instalmentsApi } from '#features/sales/instalments/contract/instalments.ts';
import { planUnder } from '#features/sales/instalments/site/planUnder.ts';
import { byInstalments } from '#features/sales/instalments/ui/byInstalments.ts';
import { useInstalments } from '#features/sales/instalments/ui/useInstalments.tsx';
import { OwnOrderBanner } from '#features/sales/payments/site/OwnOrderBanner.tsx';
import { usePurchase } from '#features/sales/payments/ui/usePurchase.tsx';
import { contentApi } from '#features/site/content/contract/content.ts';
import { FounderSection } from '#features/site/content/site/FounderSection.tsx';
import { HeadingsContext } from '#features/site/content/site/headings.ts';
import { ObjectionsSection } from '#features/site/content/site/ObjectionsSection.tsx';
import { PromisesSection } from '#features/site/content/site/PromisesSection.tsx';
import { QuestionsSection } from '#features/site/content/site/QuestionsSection.tsx';
import { cardPath } from '#features/site/landing/rules/card.ts';
import { picturesApi } from '#features/site/pictures/contract/pictures.ts';
import { reviewsApi } from '#features/site/reviews/contract/reviews.ts';
import { LaterForm } from '#features/talk/waitlist/site/LaterForm.tsx';
import { coursesApi } from '#features/teaching/courses/contract/courses.ts';
import { hasStarted } from '#features/teaching/courses/rules/courses.ts';
import { freeLessonsApi } from '#features/teaching/learning/contract/freeLessons.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { DemoStrip } from '#ui/DemoStrip.tsx';
import { hasChosenLanguage, rememberLanguage } from '#ui/language.ts';
import { pageOf } from '#ui/pageContext.ts';
import { paths } from '#ui/paths.ts';
import { playClip } from '#ui/playClip.ts';
import { StaticIsland } from '#ui/StaticIsland.tsx';
import { keepOnServer, useServerOnly } from '#ui/serverOnly.ts';
import { uiTexts } from '#ui/texts.ts';
import { BuyBar } from './BuyBar.tsx';
import { CodeFromLink } from './CodeFromLink.tsx';
import { ContactSection } from './ContactSection.tsx';
import { CoursesSection } from './CoursesSection.tsx';
import { Hero } from './Hero.tsx';
import { lowest, mostPromoted, recommendedOf } from './promotion.ts';
import { SearchTags } from './SearchTags.tsx';
import { type Drawn, ShowingSections } from './ShowingSections.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteNav } from './SiteNav.tsx';
import { sectionsOf } from './sections.ts';
import { seeCards } from './seeCards.ts';
import { shouldRevalidate } from './shouldRevalidate.ts';
import { freeLessonOf, withoutPromises } from './shownFirst.ts';
import { stillSheets } from './stillSheets.ts';
import { TrySection } from './TrySection.tsx';
import { useStudents } from './useStudents.ts';

/** Runs once per language and content version: the page is cached until what it shows changes. */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = pageOf(context);
  const { courses } = await page.call(coursesApi.list, {});
  const content = await page.call(contentApi.show, {});
  const reviewed = await page.call(reviewsApi.list, {});
  const pictures = await page.call(picturesApi.show, {});
  const school = await page.call(schoolApi.show, {});
  const offer = await page.call(instalmentsApi.offer, {});
  const models = await page.call(modelsApi.list, {});
  const rating = await page.call(ratingApi.offer, {});
  const programmes = await Promise.all(
    courses.map(async ({ id, title }) => {
      const { lessons } = await page.call(learningApi.lessons, { id });
      return { key: id, title, lessons };
    }),
  );
  const now = new Date();
  const offered = courses.map((course, index) => ({
    ...course,
    isPresale: !hasStarted(course.start_date, now, page.timeZone),
    freeLesson: freeLessonOf(programmes[index], page.language),
    instalment: planUnder(course.price, offer),
  }));
  const taught = programmes.filter(({ lessons }) => lessons.length > 0);
  const isOpening = courses.length === 0 && !page.isDemo;
  const drawn: Drawn = {
    content: isOpening ? withoutPromises(content) : content,
    reviewed,
    pictures,
    programmes: taught,
    free: (await page.call(freeLessonsApi.list, {})).lessons[0],
    formula: await page.call(ratingApi.formula, {}),
    isDemo: page.isDemo,
    url: page.appUrl + paths.home(page.language),
    card: cardPath(page.language, {
      brand: school.name ?? uiTexts.ui[page.language].brand,
      title: content.hero.title,
      picture: pictures.hero?.file ?? null,
    }),
    year: now.getUTCFullYear(),
  };
  keepOnServer(context, 'landing', drawn);
  return {
    courses: offered,
    isOpening,
    models,
    rating,
    school,
    modelsHeading: content.headings.models,
    counter: content.counter,
    students: content.students,
    hasPicture: pictures.hero !== null,
    sections: sectionsOf({
      ...{ content: drawn.content, reviews: reviewed.reviews, programmes: taught },
      ...{ school, rating, models, isOpening },
    }),
  };
}

export { shouldRevalidate };

export default function LandingPage() {
  const { courses, isOpening, models, rating, school, modelsHeading, counter, sections, ...data } =
    useLoaderData<typeof loader>();
  const drawn = useServerOnly<Drawn>('landing');
  const purchase = usePurchase({ otherWay: byInstalments });
  const instalments = useInstalments();
  const auth = useAuthModal();
  const forms = useModelForms();
  const students = useStudents(counter, data.students);
  const promoted = mostPromoted(courses);
  const prices = courses.map((course) => course.price);
  const recommended = recommendedOf(courses);

  function buy(pressed: string) {
    playClip(pressed);
    const id = pressed.replace('instalment:', '');
    const course = courses.find((each) => each.id === id);
    if (!course) return;
    tellSeen('form', course.id);
    (id === pressed ? purchase.buy : instalments.apply)(course);
  }

  useArrival();

  return (
    <HeadingsContext value={drawn?.content.headings ?? null}>
      <StaticIsland>
        {import.meta.env.SSR && drawn && <SearchTags {...drawn} courses={courses} school={school} />}
      </StaticIsland>
      <CodeFromLink courses={courses} />
      <DemoStrip />
      <SiteNav sections={sections} school={school} onAuth={auth.open}>
        {/* Asks again whenever a window closes: the order may have been paid in it. */}
        {!purchase.modal && <OwnOrderBanner />}
      </SiteNav>
      <main id="main">
        <Hero
          hero={drawn?.content.hero}
          statistics={drawn?.content.statistics}
          picture={drawn?.pictures.hero}
          hasPicture={data.hasPicture}
          fromPrice={lowest(prices)}
          isOpening={isOpening}
          freeLesson={courses.find(({ freeLesson }) => freeLesson)?.freeLesson}
          hasInstalments={courses.some(({ instalment }) => instalment)}
          promoted={promoted}
          students={students}
          school={school}
        />
        {/* As far as this reaches, the bar that buys is at hand on a phone. */}
        <div>
          <TrySection lesson={drawn?.free} />
          <StaticIsland>
            {import.meta.env.SSR && drawn && <ObjectionsSection objections={drawn.content.objections} />}
          </StaticIsland>
          <StaticIsland sheets={stillSheets} onPress={playClip}>
            {import.meta.env.SSR && drawn && (
              <ShowingSections drawn={drawn} isOpening={isOpening} chosen={recommended?.id} />
            )}
          </StaticIsland>
          {!(isOpening && models.length === 0) && (
            <>
              <ModelsSection heading={modelsHeading} models={models} />
              <StaticIsland onPress={forms.open}>{import.meta.env.SSR && <Invitation />}</StaticIsland>
            </>
          )}
          <StaticIsland>
            {import.meta.env.SSR && drawn && (
              <FounderSection
                founder={drawn.content.founder}
                photo={drawn.pictures.founder}
                networks={school.networks}
              />
            )}
          </StaticIsland>
          {!isOpening && (
            <CoursesSection courses={courses} promoted={promoted} onPress={buy} onBuy={purchase.buy} />
          )}
          {rating.is_on && <RatingSection offer={rating} formula={drawn?.formula} />}
          <StaticIsland>
            {import.meta.env.SSR && drawn && <QuestionsSection questions={drawn.content.questions} />}
          </StaticIsland>
          {!isOpening && (
            <PromisesSection promises={drawn?.content.promises} courses={courses} students={students} />
          )}
          <StaticIsland onPress={buy}>
            {import.meta.env.SSR && recommended && <BuyBar course={recommended} />}
          </StaticIsland>
        </div>
        <LaterForm />
        <ContactSection school={school} />
      </main>
      <StaticIsland onPress={reopenCookieBar}>
        {import.meta.env.SSR && drawn && <SiteFooter year={drawn.year} school={school} sections={sections} />}
      </StaticIsland>
      {purchase.modal}
      {instalments.modal}
      {auth.modal}
      {forms.modal}
    </HeadingsContext>
  );
}

/** Remembers the language, looks when the prices are reached, and who is signed in. */
function useArrival(): void {
  const language = useLocale();
  useEffect(() => {
    if (!hasChosenLanguage()) rememberLanguage(language);
  }, [language]);
  useEffect(seeCards, []);
  useSession();
}
