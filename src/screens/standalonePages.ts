/** Public pages that stand alone, in every language: a course, a free lesson, a document. */
import { documentNames, documentPath } from '#features/publishing/documents/rules/documents.ts';
import { languages } from '#shared/i18n.ts';
import type { Page } from '#shared/manifest.ts';
import { paths } from '#ui/paths.ts';

/** Texts of the form that buys a course, on any page where it opens. */
const buying = [
  ...['payments', 'paymentOutcome', 'instalments', 'instalmentStates', 'courses'],
  ...['documents', 'guardians', 'password', 'school', 'signIn'],
];
const course = {
  file: 'screens/site/CoursePage.tsx',
  texts: ['standalone', 'content', 'reviews', 'promoLink', ...buying],
};
const lesson = { file: 'screens/site/FreeLessonPage.tsx', texts: ['standalone', ...buying] };

const document = { file: 'screens/site/DocumentPage.tsx', texts: ['documents'] };

export const standalonePages: readonly Page[] = languages.flatMap((language) => [
  { path: paths.course(':slug', language), ...course },
  { path: paths.freeLesson(':slug', language), ...lesson },
  ...documentNames.map((name) => ({ path: documentPath(name, language), ...document })),
  { path: `${language === 'ru' ? '' : `/${language}`}/documents/:document/:version`, ...document },
]);
