import { useRouteLoaderData } from 'react-router';
import { useLocale } from 'use-intl';
import { type Language, regional } from '#shared/i18n.ts';
import { useLanguages } from '#ui/languagesOffered.ts';

interface StandaloneTagsProps {
  title: string;
  description: string;
  school: string;
  type: 'website' | 'video.other';
  pathIn: (language: Language) => string;
  /** Path of the link preview, 1200 by 630. */
  card: string;
  /** Path of a film that plays at once. */
  film?: string | undefined;
  /** Structured data. */
  json: string;
}

/** Tags of a page that stands alone, for search engines and link previews. */
export function StandaloneTags({ title, description, school, pathIn, card, ...page }: StandaloneTagsProps) {
  const language = useLocale();
  const { appUrl } = useRouteLoaderData('root') as { appUrl: string };
  const address = (of: Language) => appUrl + pathIn(of);
  return (
    <>
      <title>{`${title} — ${school}`}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content={page.type} />
      <meta property="og:site_name" content={school} />
      <meta property="og:locale" content={regional(language).replace('-', '_')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:image" content={appUrl + card} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      {page.film && <meta property="og:video" content={appUrl + page.film} />}
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="canonical" href={address(language)} />
      {useLanguages().map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={address(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address('ru')} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: page.json }} />
    </>
  );
}
