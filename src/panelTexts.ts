import type { LoaderFunctionArgs } from 'react-router';
import { isLanguage } from '#shared/i18n.ts';
import { sectionTexts } from './surfaces.ts';

/** /texts/ru/orders: what a section of the panel shows, for a reader who comes from another. */
export function loader({ params: { language, section = '' } }: LoaderFunctionArgs): Response {
  const texts = isLanguage(language) ? sectionTexts(section, language) : null;
  return texts === null ? new Response(null, { status: 404 }) : Response.json(texts);
}
