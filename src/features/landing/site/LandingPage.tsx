import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRouteLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useAuthModal } from '#features/accounts/site/useAuthModal.tsx';
import { useSession } from '#features/accounts/site/useSession.ts';
import { contentApi } from '#features/content/contract.ts';
import { FounderSection } from '#features/content/site/FounderSection.tsx';
import { HeadingsContext, useHeading } from '#features/content/site/headings.ts';
import { ObjectionsSection } from '#features/content/site/ObjectionsSection.tsx';
import { ProgrammeSection } from '#features/content/site/ProgrammeSection.tsx';
import { PromisesSection } from '#features/content/site/PromisesSection.tsx';
import { QuestionsSection } from '#features/content/site/QuestionsSection.tsx';
import { ReviewsSection } from '#features/content/site/ReviewsSection.tsx';
import { TestimonialsSection } from '#features/content/site/TestimonialsSection.tsx';
import { coursesApi } from '#features/courses/contract.ts';
import { hasStarted } from '#features/courses/rules.ts';
import type { OfferedCourse } from '#features/courses/site/CourseCard.tsx';
import { learningApi } from '#features/learning/contract.ts';
import { modelsApi } from '#features/models/contract.ts';
import { ModelsSection } from '#features/models/site/ModelsSection.tsx';
import { usePurchase } from '#features/payments/ui/usePurchase.tsx';
import { schoolApi } from '#features/school/contract.ts';
import { ContactSection } from '#features/school/site/ContactSection.tsx';
import { languages } from '#shared/i18n.ts';
import { DemoStrip } from '#ui/DemoStrip.tsx';
import { hasChosenLanguage, rememberLanguage } from '#ui/language.ts';
import { uiMessages } from '#ui/messages.ts';
import { pageOf } from '#ui/pageContext.ts';
import { paths } from '#ui/paths.ts';
import { Still } from '#ui/Still.tsx';
import { cardPath } from '../card/rules.ts';
import { structuredData } from '../rules.ts';
import { CoursesSection } from './CoursesSection.tsx';
import { Hero } from './Hero.tsx';
import { LastChance } from './LastChance.tsx';
import { LearningSection } from './LearningSection.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteNav } from './SiteNav.tsx';
import { sectionsOf } from './sections.ts';
import { stillSheets } from './stillSheets.ts';
import { useStudents } from './useStudents.ts';

/** Runs once per language and content version: the page is kept in memory until what it shows changes. */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = pageOf(context);
  const { courses } = await page.call(coursesApi.list, {});
  const content = await page.call(contentApi.show, {});
  const school = await page.call(schoolApi.show, {});
  const models = await page.call(modelsApi.list, {});
  const programmes = await Promise.all(
    courses.map(async ({ id, title }) => {
      const { lessons } = await page.call(learningApi.lessons, { id });
      return { key: id, title, lessons };
    }),
  );
  const now = new Date();
  return {
    courses: courses.map((course) => ({
      ...course,
      isPresale: !hasStarted(course.start_date, now, page.timeZone),
    })),
    content,
    models,
    school,
    isDemo: page.isDemo,
    url: page.appUrl + paths.home(page.language),
    card: cardPath(page.language, {
      brand: school.name ?? uiMessages[page.language].brand,
      title: content.hero.title,
    }),
    programmes: programmes.filter(({ lessons }) => lessons.length > 0),
    year: now.getUTCFullYear(),
  };
}

export default function LandingPage() {
  const { courses, content, models, school, programmes, year } = useLoaderData<typeof loader>();
  const language = useLocale();
  const purchase = usePurchase();
  const auth = useAuthModal();
  const students = useStudents(content.counter, content.students);
  const sections = sectionsOf({ content, programmes, school });
  const promoted = mostPromoted(courses);
  const cheapest = courses.length > 0 ? Math.min(...courses.map((course) => course.price)) : null;

  useEffect(() => {
    if (!hasChosenLanguage()) rememberLanguage(language);
  }, [language]);
  useSession();

  return (
    <HeadingsContext value={content.headings}>
      <Head />
      <Still>{import.meta.env.SSR && <StructuredData />}</Still>
      <DemoStrip />
      <SiteNav sections={sections} school={school} onAuth={auth.open} />
      <main id="main">
        <Hero
          hero={content.hero}
          statistics={content.statistics}
          fromPrice={cheapest}
          promoted={promoted}
          students={students}
          school={school}
        />
        <Still>{import.meta.env.SSR && <ObjectionsSection objections={content.objections} />}</Still>
        {promoted && <LastChance course={promoted} onBuy={purchase.buy} />}
        <CoursesSection courses={courses} onBuy={purchase.buy} />
        <ModelsSection models={models} />
        <Still sheets={stillSheets}>{import.meta.env.SSR && <ReadingSections />}</Still>
        <PromisesSection
          promises={content.promises}
          prices={courses.map((course) => course.price)}
          students={students}
        />
        <ContactSection school={school} />
      </main>
      <SiteFooter year={year} school={school} sections={sections} />
      {purchase.modal}
      {auth.modal}
    </HeadingsContext>
  );
}

/** For search engines. */
function StructuredData() {
  const { courses, content, school, isDemo, url } = useLoaderData<typeof loader>();
  const t = useTranslations('ui');
  const json = structuredData({
    name: school.name ?? t('brand'),
    url,
    courses,
    questions: content.questions,
    reviews: isDemo ? [] : content.reviews,
  });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** All that is only read: what is taught, what others say, who teaches, what people ask. */
function ReadingSections() {
  const { courses, content, school, programmes } = useLoaderData<typeof loader>();
  const chosen = courses.find((course) => course.is_featured) ?? courses[0];
  return (
    <>
      <ProgrammeSection programmes={programmes} chosen={chosen?.id ?? ''} />
      <LearningSection />
      <TestimonialsSection testimonials={content.testimonials} />
      <ReviewsSection reviews={content.reviews} />
      <FounderSection founder={content.founder} networks={school.networks} />
      <QuestionsSection questions={content.questions} />
    </>
  );
}

/** The course whose running promotion takes most off; undefined where none runs. */
function mostPromoted(courses: OfferedCourse[]): OfferedCourse | undefined {
  const promoted = courses.filter((course) => course.promotion !== null);
  return promoted.toSorted((a, b) => b.discount_percent - a.discount_percent)[0];
}

const locales = { ru: 'ru_RU', en: 'en_GB', zh: 'zh_CN' } as const;

function Head() {
  const { title, lead } = useHeading('search');
  const language = useLocale();
  const ui = useTranslations('ui');
  const { content, school, card } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData('root') as { appUrl: string };
  const address = (of: (typeof languages)[number]) => root.appUrl + paths.home(of);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={lead} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={school.name ?? ui('brand')} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={lead} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:image" content={root.appUrl + card} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={content.hero.title} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="canonical" href={address(language)} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={address(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address('ru')} />
    </>
  );
}
