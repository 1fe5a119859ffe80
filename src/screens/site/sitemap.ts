import type { LoaderFunctionArgs } from 'react-router';
import { documentNames, documentPath } from '#features/publishing/documents/rules/documents.ts';
import type { Language } from '#shared/i18n.ts';
import { pageOf } from '#ui/pageContext.ts';
import { paths } from '#ui/paths.ts';

/** Public pages, each in every language in which the school is shown. */
const publicPages: ((language: Language) => string)[] = [
  paths.home,
  ...documentNames.map((name) => (language: Language) => documentPath(name, language)),
];

/** /sitemap.xml */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { appUrl, languages } = pageOf(context);
  const entries = publicPages.flatMap((page) => {
    const alternates = languages
      .map((other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${xml(appUrl + page(other))}"/>`)
      .join('');
    return languages.map((language) => `<url><loc>${xml(appUrl + page(language))}</loc>${alternates}</url>`);
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
