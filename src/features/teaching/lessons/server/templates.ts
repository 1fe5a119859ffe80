/** The three courses of the usual school: the demo school sells them, a live one may begin with them as drafts. */

import { ownBenefits } from '#features/publishing/school/rules/benefits.ts';
import { createCourse, type NewCourse } from '#features/teaching/courses/server/courses.ts';
import { noteOfferedPrice } from '#features/teaching/courses/server/offeredPrices.ts';
import type { TxContext } from '#server/context.ts';
import type { SchoolDay } from '#shared/dates.ts';
import { addLesson, type NewLesson } from './lessons.ts';
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
  captionsFile?: NewLesson['captionsFile'];
  coverFile?: string | null;
  /** In the order of the lessons, starting again after the last. */
  posterFiles?: readonly string[];
  /** Plays in the sample lesson instead of that film. */
  sample?: Partial<
    Pick<NewLesson, 'videoFile' | 'videoSeconds' | 'captionsFile' | 'posterFile' | 'hasLightStudy'>
  >;
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
    sample = {},
    ...use
  }: TemplateUse,
): Promise<string> {
  const courseId = await createCourse(ctx, { ...course, ...use, startDate });
  for (const [index, { hours, ru, en, zh, task = null }] of lessons.entries())
    await addLesson(ctx, {
      courseId,
      number: index + 1,
      title: { ru: ru[0], en: en[0], zh: zh[0] },
      description: { ru: ru[1], en: en[1], zh: zh[1] },
      bonus: ru[2] === undefined ? null : { ru: ru[2], en: en[2], zh: zh[2] },
      task,
      durationMinutes: hours * 60,
      videoFile,
      videoSeconds,
      captionsFile,
      posterFile: posterFiles[index % posterFiles.length] ?? null,
      // Sample lesson of the course that the school recommends.
      ...(course.isFeatured && index === 0 ? { ...sample, isFree: true } : { isFree: false }),
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
  outcomes: {
    ru: 'Поймёте, как устроена работа модели и кто её нанимает\nРешите, какое направление подходит вам\nСоставите план своего портфолио',
    en: 'Understand how a model works and who hires one\nDecide which direction suits you\nPlan your portfolio',
    zh: '了解模特如何工作、由谁聘用\n确定适合自己的方向\n为作品集做好规划',
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
  outcomes: {
    ru: 'Соберёте портфолио из снепов и тестовых съёмок\nПройдёте кастинг: походка, позы, видеовизитка, вопросы\nПодберёте гардероб и макияж для съёмки и встречи с агентством\nНайдёте первые съёмки для маркетплейсов и назовёте свою цену\nПрочтёте договор с агентством и поймёте каждый пункт',
    en: 'Put together a portfolio of snaps and test shoots\nGet through a casting: walk, poses, video introduction, questions\nChoose clothes and make-up for a shoot and for meeting an agency\nFind your first marketplace shoots and name your price\nRead an agency contract and understand every clause',
    zh: '用素颜照和试拍完成一份作品集\n顺利通过试镜：台步、摆姿、视频自我介绍与问答\n为拍摄和面见经纪公司选好衣着与妆容\n找到第一批电商拍摄并报出自己的价格\n读懂经纪合同的每一条',
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
  outcomes: {
    ru: 'Пройдёте путь от первого снимка до контракта\nПоработаете над походкой, позами и съёмкой на видео\nНаучитесь вести переговоры с агентствами и брендами\nСоставите план карьеры на год',
    en: 'Go all the way from the first picture to a contract\nWork on your walk, your poses and being filmed\nLearn to negotiate with agencies and brands\nMake a plan for the first year of your career',
    zh: '走完从第一张照片到签约的全过程\n练习台步、摆姿与视频拍摄\n学会与经纪公司和品牌谈判\n制定第一年的职业规划',
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
