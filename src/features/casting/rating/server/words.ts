/** A result in words: names of its factors, reasons, and what helps next with the lesson that teaches it. */

import { createTranslator, type Language } from '#shared/i18n.ts';
import type { Difference } from '../rules/differences.ts';
import type { Factor, Result } from '../rules/formula.ts';
import { advices, lessonFor } from '../rules/recommendations.ts';
import { ratingTexts } from '../texts.ts';

/** A lesson of a course on sale; `title` is the Russian one, which finds it, the others are for display. */
export interface NamedLesson {
  id: string;
  courseId: string;
  title: string;
  shown: string;
  course: string;
}

export interface ResultInWords {
  category_title: string;
  category_about: string;
  factors: {
    name: Factor['name'];
    title: string;
    points: number;
    max: number;
    reason: string;
    parts: { name: string; title: string; percent: number }[];
  }[];
  recommendations: string[];
  lessons: { recommendation: number; title: string; course_id: string; lesson_id: string }[];
}

export function inWords(result: Result, lessons: readonly NamedLesson[], language: Language): ResultInWords {
  const t = wordsIn(language);
  const named = result.advice.map((each) => lessonFor(advices[each], lessons));
  return {
    category_title: t(`categories.${result.category}`),
    category_about: t(`about.${result.category}`),
    factors: result.factors.map(({ name, points, max, reason, values, parts = [] }) => ({
      ...{ name, points, max },
      title: t(`factors.${name}`),
      reason: [t(reason as 'photo.none', values), values.gender === 'none' && t('gender.none')]
        .filter(Boolean)
        .join(' '),
      parts: parts.map((part) => ({ ...part, title: t(`measures.${part.name}`) })),
    })),
    recommendations: result.advice.map((each, index) => {
      const advice = t(`advice.${each}`);
      const lesson = named[index];
      return lesson ? t('lesson', { advice, lesson: lesson.shown, course: lesson.course }) : advice;
    }),
    lessons: named.flatMap((lesson, recommendation) =>
      lesson
        ? [{ recommendation, title: lesson.shown, course_id: lesson.courseId, lesson_id: lesson.id }]
        : [],
    ),
  };
}

/** A sentence for each factor that changed; says as well that the formula itself is another one. */
export function differencesInWords(
  changes: readonly Difference[],
  isOtherFormula: boolean,
  language: Language,
): string[] {
  const t = wordsIn(language);
  const told = changes.map(({ name, before, after }) => {
    const factor = t(`factors.${name}`);
    if (before === null) return t('difference.added', { factor, after: after ?? 0 });
    if (after === null) return t('difference.removed', { factor });
    return t(`difference.${after > before ? 'up' : 'down'}`, { factor, before, after });
  });
  return isOtherFormula ? [...told, t('difference.version')] : told;
}

function wordsIn(language: Language) {
  return createTranslator({ locale: language, messages: ratingTexts.server.reason[language] });
}
