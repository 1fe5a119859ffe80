import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRouteLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useAuthModal } from '#features/accounts/site/useAuthModal.tsx';
import { useSession } from '#features/accounts/site/useSession.ts';
import { reopenCookieBar } from '#features/consents/ui/cookieConsent.ts';
import { contentApi, type SiteContent } from '#features/content/contract.ts';
import { FounderSection } from '#features/content/site/FounderSection.tsx';
import { HeadingsContext, useHeading } from '#features/content/site/headings.ts';
import { ObjectionsSection } from '#features/content/site/ObjectionsSection.tsx';
import { type Programme, ProgrammeSection } from '#features/content/site/ProgrammeSection.tsx';
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
import { keepBack, useKeptBack } from '#ui/keptBack.ts';
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

/** What only still parts show. */
interface Drawn {
  content: SiteContent;
  programmes: Programme[];
  isDemo: boolean;
  /** Address of the page, and path of the picture that stands for it elsewhere. */
  url: string;
  card: string;
  year: number;
}

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
  const offered = courses.map((course) => ({
    ...course,
    isPresale: !hasStarted(course.start_date, now, page.timeZone),
  }));
  const taught = programmes.filter(({ lessons }) => lessons.length > 0);
  const drawn: Drawn = {
    content,
    programmes: taught,
    isDemo: page.isDemo,
    url: page.appUrl + paths.home(page.language),
    card: cardPath(page.language, {
      brand: school.name ?? uiMessages[page.language].brand,
      title: content.hero.title,
    }),
    year: now.getUTCFullYear(),
  };
  keepBack(context, 'landing', drawn);
  return {
    courses: offered,
    models,
    school,
    modelsHeading: content.headings.models,
    counter: content.counter,
    students: content.students,
    sections: sectionsOf({ content, programmes: taught, school }),
  };
}

export default function LandingPage() {
  const { courses, models, school, modelsHeading, counter, sections, ...data } =
    useLoaderData<typeof loader>();
  const drawn = useKeptBack<Drawn>('landing');
  const language = useLocale();
  const purchase = usePurchase();
  const auth = useAuthModal();
  const students = useStudents(counter, data.students);
  const promoted = mostPromoted(courses);
  const prices = courses.map((course) => course.price);

  function buy(id: string) {
    const course = courses.find((each) => each.id === id);
    if (course) purchase.buy(course);
  }

  useEffect(() => {
    if (!hasChosenLanguage()) rememberLanguage(language);
  }, [language]);
  useSession();

  return (
    <HeadingsContext value={drawn?.content.headings ?? null}>
      <Still>{import.meta.env.SSR && drawn && <ForSearch drawn={drawn} />}</Still>
      <DemoStrip />
      <SiteNav sections={sections} school={school} onAuth={auth.open} />
      <main id="main">
        <Hero
          hero={drawn?.content.hero}
          statistics={drawn?.content.statistics}
          fromPrice={lowest(prices)}
          promoted={promoted}
          students={students}
          school={school}
        />
        <Still>
          {import.meta.env.SSR && drawn && <ObjectionsSection objections={drawn.content.objections} />}
        </Still>
        {promoted && <LastChance course={promoted} onBuy={purchase.buy} />}
        <Still onPress={buy}>{import.meta.env.SSR && <CoursesSection courses={courses} />}</Still>
        <ModelsSection heading={modelsHeading} models={models} />
        <Still sheets={stillSheets}>
          {import.meta.env.SSR && drawn && <ReadingSections drawn={drawn} />}
        </Still>
        <PromisesSection promises={drawn?.content.promises} prices={prices} students={students} />
        <ContactSection school={school} />
      </main>
      <Still onPress={reopenCookieBar}>
        {import.meta.env.SSR && drawn && <SiteFooter year={drawn.year} school={school} sections={sections} />}
      </Still>
      {purchase.modal}
      {auth.modal}
    </HeadingsContext>
  );
}

interface DrawnProps {
  drawn: Drawn;
}

/** All that is only read: what is taught, what others say, who teaches, what people ask. */
function ReadingSections({ drawn: { content, programmes } }: DrawnProps) {
  const { courses, school } = useLoaderData<typeof loader>();
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

function lowest(prices: number[]): number | null {
  return prices.length > 0 ? Math.min(...prices) : null;
}

const locales = { ru: 'ru_RU', en: 'en_GB', zh: 'zh_CN' } as const;

/** What search engines and those who share the page are told. */
function ForSearch({ drawn: { content, card, isDemo, url } }: DrawnProps) {
  const { title, lead } = useHeading('search');
  const language = useLocale();
  const ui = useTranslations('ui');
  const { courses, school } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData('root') as { appUrl: string };
  const address = (of: (typeof languages)[number]) => root.appUrl + paths.home(of);
  const name = school.name ?? ui('brand');
  const reviews = isDemo ? [] : content.reviews;
  const json = structuredData({ name, url, courses, questions: content.questions, reviews });
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={lead} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
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
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  );
}
