/** The three courses of the usual school: the demo school sells them, a live one may begin with them as drafts. */

import { ownBenefits } from '#features/publishing/school/rules/benefits.ts';
import { createCourse, type NewCourse } from '#features/teaching/courses/server/courses.ts';
import { noteOfferedPrice } from '#features/teaching/courses/server/offeredPrices.ts';
import type { TxContext } from '#server/context.ts';
import type { SchoolDay } from '#shared/dates.ts';
import { addLesson } from './lessons.ts';
import { premiumLessons } from './premiumLessons.ts';
import { basicLessons, optimumLessons, type TemplateLesson } from './templateLessons.ts';

type TemplateFacts = Omit<NewCourse, 'startDate'>;
export interface Template {
  course: TemplateFacts;
  lessons: readonly TemplateLesson[];
}

interface TemplateUse {
  isActive: boolean;
  isDemo?: boolean;
  startDate?: SchoolDay | null;
  /** One film for every lesson; none unless given. */
  videoFile?: string | null;
  videoSeconds?: number | null;
  captionsFile?: string | null;
  coverFile?: string | null;
  /** In the order of the lessons, starting again after the last. */
  posterFiles?: readonly string[];
}

/** Makes a course with its lessons as part of `tx`. @returns its id */
export async function createFromTemplate(
  ctx: TxContext,
  { course, lessons }: Template,
  {
    startDate = null,
    videoFile = null,
    videoSeconds = null,
    captionsFile = null,
    posterFiles = [],
    ...use
  }: TemplateUse,
): Promise<string> {
  const courseId = await createCourse(ctx, { ...course, ...use, startDate });
  for (const [index, { hours, ru, en, zh }] of lessons.entries())
    await addLesson(ctx, {
      courseId,
      number: index + 1,
      title: { ru: ru[0], en: en[0], zh: zh[0] },
      description: { ru: ru[1], en: en[1], zh: zh[1] },
      bonus: ru[2] === undefined ? null : { ru: ru[2], en: en[2], zh: zh[2] },
      durationMinutes: hours * 60,
      // Sample lesson of the course that the school recommends.
      isFree: course.isFeatured && index === 0,
      videoFile,
      videoSeconds,
      captionsFile,
      posterFile: posterFiles[index % posterFiles.length] ?? null,
    });
  await noteOfferedPrice(ctx, courseId);
  return courseId;
}

const basic: TemplateFacts = {
  type: 'basic',
  title: { ru: 'Basic Model in 24 hours' },
  description: {
    ru: 'Первое знакомство с профессией: основы модельного бизнеса и начало портфолио.',
    en: 'A first look at the profession: the basics of modelling and the start of a portfolio.',
    zh: '初识模特职业：行业基础与作品集的第一步。',
  },
  priceKopecks: 4_000_00,
  lessonsCount: 1,
  durationHours: 8,
  level: 'beginner',
  isFeatured: false,
};

const optimum: TemplateFacts = {
  type: 'optimum',
  title: { ru: 'Стань моделью за 24 часа', en: 'Become a model in 24 hours', zh: '24 小时成为模特' },
  description: {
    ru: 'Пять видеоуроков: портфолио, кастинг, стиль, маркетплейсы и карьера. Доступ навсегда.',
    en: 'Five video lessons: portfolio, casting, style, marketplaces and career. Access for life.',
    zh: '五节视频课：作品集、试镜、风格、电商平台与职业发展。终身观看。',
  },
  priceKopecks: 12_500_00,
  lessonsCount: 5,
  durationHours: 20,
  level: 'beginner',
  isFeatured: true,
  includes: ownBenefits,
};

const premium: TemplateFacts = {
  type: 'premium',
  title: { ru: 'Премиум: карьера модели', en: 'Premium: a modelling career', zh: '高级课程：模特职业之路' },
  description: {
    ru: 'Двадцать уроков от первого снимка до контракта.',
    en: 'Twenty lessons from the first picture to a contract.',
    zh: '二十节课，从第一张照片到签约。',
  },
  priceKopecks: 50_000_00,
  lessonsCount: 20,
  durationHours: 40,
  level: 'advanced',
  isFeatured: false,
  includes: ownBenefits,
};

export const templates = {
  basic: { course: basic, lessons: basicLessons },
  optimum: { course: optimum, lessons: optimumLessons },
  premium: { course: premium, lessons: premiumLessons },
} as const satisfies Record<string, Template>;
