import type { LoaderFunctionArgs } from 'react-router';
import { documentNames, documentPath } from '#features/publishing/documents/rules/documents.ts';
import { coursesApi } from '#features/teaching/courses/contract/courses.ts';
import { freeLessonsApi } from '#features/teaching/learning/contract/freeLessons.ts';
import type { Language } from '#shared/i18n.ts';
import { type PageContext, pageOf } from '#ui/pageContext.ts';
import { paths } from '#ui/paths.ts';

/** /sitemap.xml */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const page = pageOf(context);
  const { appUrl, languages } = page;
  const entries = (await publicPages(page)).flatMap((page) => {
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

/** Public pages, each in every language of the school. */
async function publicPages({ call }: PageContext): Promise<((language: Language) => string)[]> {
  const { courses } = await call(coursesApi.list, {});
  const { lessons } = await call(freeLessonsApi.list, {});
  return [
    paths.home,
    ...courses.map(
      ({ slug }) =>
        (language: Language) =>
          paths.course(slug, language),
    ),
    ...lessons.map(
      ({ slug }) =>
        (language: Language) =>
          paths.freeLesson(slug, language),
    ),
    ...documentNames.map((name) => (language: Language) => documentPath(name, language)),
  ];
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
