import { useRouteLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { SiteContent } from '#features/site/content/contract/content.ts';
import { useHeading } from '#features/site/content/site/headings.ts';
import { type Described, structuredData, withSchool } from '#features/site/landing/rules/landing.ts';
import type { Review } from '#features/site/reviews/contract/reviews.ts';
import { type Language, regional } from '#shared/i18n.ts';
import { useLanguages } from '#ui/languagesOffered.ts';
import { paths } from '#ui/paths.ts';

interface SearchTagsProps {
  content: SiteContent;
  reviewed: { reviews: readonly Review[] };
  courses: (Omit<Described['courses'][number], 'url'> & { slug: string })[];
  school: { name: string | null };
  isDemo: boolean;
  /** Address of the page, and path of its link preview. */
  url: string;
  card: string;
}

/** Tags for search engines and link previews. */
export function SearchTags({ content, reviewed, courses, school, ...page }: SearchTagsProps) {
  const heading = useHeading('search');
  const language = useLocale();
  const ui = useTranslations('ui');
  const name = school.name ?? ui('brand');
  const root = useRouteLoaderData('root') as { appUrl: string };
  const offered = useLanguages();
  const address = (of: Language) => root.appUrl + paths.home(of);
  const [title, lead] = [withSchool(heading.title, name), withSchool(heading.lead, name)];
  const reviews = reviewed.reviews.filter(({ isDemo }) => !page.isDemo && !isDemo);
  const json = structuredData({
    ...{ name, url: page.url, questions: content.questions, reviews },
    courses: courses.map((course) => ({ ...course, url: root.appUrl + paths.course(course.slug, language) })),
  });
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={lead} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={regional(language).replace('-', '_')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={lead} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:image" content={root.appUrl + page.card} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={content.hero.title} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="canonical" href={address(language)} />
      {offered.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={address(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address('ru')} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  );
}
