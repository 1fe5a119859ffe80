/** Link previews of the pages that stand alone: the title beside the cover or the frame of the film. */

import { showSchool } from '#features/publishing/school/server/school.ts';
import { showCoursePage } from '#features/teaching/courses/server/coursePage.ts';
import { showFreeLesson } from '#features/teaching/learning/server/freeLessons.ts';
import { system } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { type Drawing, drawing } from '#server/drawings/drawings.ts';
import { readOriginal } from '#server/pictures.ts';
import { draw } from '#server/redrawing/drawing.ts';
import { type Language, languages } from '#shared/i18n.ts';
import { uiTexts } from '#ui/texts.ts';
import { type CardText, isDrawable } from '../rules/card.ts';
import type { StandalonePage } from '../rules/standalone.ts';
import { cardLook, drawCard } from './card.ts';

/** @throws AppError not_found where there is no such page */
export async function standaloneCard(
  ctx: Context,
  { language, ...page }: StandalonePage & { language: Language },
): Promise<Drawing> {
  // The font has no Chinese letters: the picture keeps the words of the next language that it can draw.
  const candidates = [language, ...languages.filter((other) => other !== 'ru' && other !== language)];
  const shown = await Promise.all(candidates.map((each) => contentOf(ctx, page, each)));
  const find = (key: keyof CardText) => shown.map((text) => text[key]).find(isDrawable) ?? '';
  const text = { title: find('title'), brand: find('brand') };
  const [{ picture }] = shown as [Awaited<ReturnType<typeof contentOf>>];
  return drawing('card', { ...cardLook, text, picture }, async () => {
    const portrait = picture === null ? null : await readOriginal(ctx, picture);
    return draw((sharp) => drawCard(sharp, { ...text, portrait, position: 'attention' }));
  });
}

async function contentOf(ctx: Context, { kind, slug }: StandalonePage, language: Language) {
  const asReader = { ...ctx, actor: { ...system, language } };
  const { name } = await showSchool(asReader);
  const brand = name ?? uiTexts.ui[language].brand;
  if (kind === 'lesson') {
    const { title, poster_file: picture } = await showFreeLesson(asReader, { slug });
    return { brand, title, picture };
  }
  const { course } = await showCoursePage(asReader, { slug });
  return { brand, title: course.title, picture: course.cover_file };
}
