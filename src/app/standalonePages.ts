/** Pages that may become many: versions of documents, courses and free lessons, each in the language of its address. */

import { documentsApi } from '#features/publishing/documents/contract/documents.ts';
import { documentAt } from '#features/publishing/documents/rules/documents.ts';
import { standaloneAt } from '#features/site/landing/rules/standalone.ts';
import { coursePagesApi } from '#features/teaching/courses/contract/pages.ts';
import { freeLessonsApi } from '#features/teaching/learning/contract/freeLessons.ts';
import type { Archive } from '#server/pages/archive.ts';
import type { CallInProcess } from '#server/pages/renderer.ts';
import type { Output } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import { type Language, languages } from '#shared/i18n.ts';
import { longestSlug } from '#shared/slugs.ts';
import { paths } from '#ui/paths.ts';

export function standalonePages(call: CallInProcess, offered: readonly Language[]): Archive {
  return {
    routes: languages.flatMap((language) => [
      `${language === 'ru' ? '' : `/${language}`}/documents/:name/:version`,
      paths.course(':slug', language),
      paths.freeLesson(':slug', language),
    ]),
    isAt: (path) => documentAt(path)?.version !== undefined || standaloneAt(path) !== null,
    async find(path, language) {
      const document = documentAt(path);
      if (document?.version !== undefined) {
        await call(documentsApi.show, { document: document.name, version: document.version }, language);
        return path;
      }
      const asked = standaloneAt(path);
      if (!asked || asked.slug.length > longestSlug) throw notFound();
      const shown = offered.includes(language) ? language : 'ru';
      if (asked.kind === 'lesson') {
        const lesson = await call(freeLessonsApi.show, { slug: asked.slug }, language);
        return paths.freeLesson((lesson as Output<typeof freeLessonsApi.show>).slug, shown);
      }
      const found = await call(coursePagesApi.show, { slug: asked.slug }, language);
      return paths.course((found as Output<typeof coursePagesApi.show>).course.slug, shown);
    },
    // Room for a few in three languages, some 60 KB each.
    most: 100,
  };
}
