import type { LoaderFunctionArgs } from 'react-router';
import { contentTexts } from '#features/site/content/texts.ts';
import { withSchool } from '#features/site/landing/rules/landing.ts';
import small from '#ui/icons/icon-192.png?url';
import large from '#ui/icons/icon-512.png?url';
import { pageOf } from '#ui/pageContext.ts';
import { paths } from '#ui/paths.ts';
import { messages } from '../../texts.ts';

/** /manifest.webmanifest: how the site looks on a phone's home screen. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { language, schoolName } = pageOf(context);
  const brand = schoolName ?? messages.ui[language].brand;
  const manifest = {
    name: withSchool(contentTexts.server.headings[language].search.title, brand),
    short_name: brand,
    lang: language,
    start_url: paths.home(language),
    display: 'browser',
    background_color: '#fbf8f4',
    theme_color: '#fbf8f4',
    icons: [
      { src: small, sizes: '192x192', type: 'image/png' },
      { src: large, sizes: '512x512', type: 'image/png' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
}
