/** The demo school: three courses with their lessons, built through the services like any other school. */
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDemoSection } from '#features/content/service.ts';
import { type NewPromotion, savePromotion } from '#features/courses/prices/service.ts';
import { schoolDay, schoolDayEnd } from '#features/courses/rules.ts';
import { createCourse, hasCourses, type NewCourse } from '#features/courses/service.ts';
import { addLesson } from '#features/learning/service.ts';
import { hasModels } from '#features/models/service.ts';
import { schoolFacts } from '#features/school/rules.ts';
import { changeSchool, hasSchoolFacts } from '#features/school/service.ts';
import { system } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/database.ts';
import { root } from '#server/root.ts';
import * as content from './content.ts';
import { basicLessons, type DemoLesson, optimumLessons } from './lessons.ts';
import { keepPortraits, loadModels } from './models.ts';
import { premiumLessons } from './premiumLessons.ts';

/** Nobody's: numbers kept for examples, addresses of example domains, and a name that says what it is. */
const facts = schoolFacts.parse({
  name: { ru: 'Подиум', en: 'Podium', zh: 'Podium' },
  address: {
    ru: 'г. Ростов-на-Дону, Примерная улица, 1 (демонстрационный адрес)',
    en: '1 Primernaya Street, Rostov-on-Don, Russia (demo address)',
    zh: '俄罗斯顿河畔罗斯托夫市普里梅尔纳亚街 1 号（演示地址）',
  },
  phone: '+7 900 000-00-01',
  whatsapp: '+7 900 000-00-02',
  telegram: 'podium_demo_school',
  email: 'help@podium.example',
  legal_name: 'ООО «Демонстрационная школа»',
  inn: '0000000000',
  ogrn: '0000000000000',
  related_site: { name: 'Podium Agency', url: 'https://agency.podium.example/' },
  networks: [
    { name: 'Instagram', url: 'https://instagram.example/podium', icon: 'instagram' },
    { name: 'Telegram', url: 'https://telegram.example/podium', icon: 'telegram' },
    { name: 'VK', url: 'https://vk.example/podium', icon: 'vk' },
    { name: 'YouTube', url: 'https://youtube.example/podium', icon: 'youtube' },
  ],
});

/** One short film stands for every lesson. */
const media = { video: 'demo-lesson.mp4', captions: 'demo-lesson.vtt' };

/** Loads a school without courses; one that has any stays as its staff made it. */
export async function loadDemoSchool(app: App): Promise<void> {
  await copyMedia(join(app.config.dataDir, 'uploads'));
  const portraits = await keepPortraits(app);
  await app.database.transaction(async (tx) => {
    if (!(await hasSchoolFacts(tx))) await changeSchool(system, app, tx, facts);
    if (await hasCourses(tx)) return;
    if (!(await hasModels(tx))) await loadModels(app, tx, portraits);
    await writeDemoSection(system, app, tx, 'statistics', content.statistics);
    await writeDemoSection(system, app, tx, 'counter', content.counter);
    await writeDemoSection(system, app, tx, 'founder', content.founder);
    await writeDemoSection(system, app, tx, 'testimonials', content.testimonials);
    await writeDemoSection(system, app, tx, 'reviews', content.reviews);
    await loadCourse(app, tx, basic, basicLessons);
    const optimumId = await loadCourse(app, tx, optimum, optimumLessons);
    await loadCourse(app, tx, { ...premium, startDate: comingSeason(app) }, premiumLessons);
    await savePromotion(system, app, tx, todayOnly(app, optimumId));
  });
}

async function copyMedia(uploads: string): Promise<void> {
  const source = join(root, 'demo/media');
  await mkdir(uploads, { recursive: true });
  await copyFile(join(source, 'lesson.mp4'), join(uploads, media.video));
  await copyFile(join(source, 'lesson.vtt'), join(uploads, media.captions));
}

async function loadCourse(
  app: App,
  tx: Tx,
  course: NewCourse,
  lessons: readonly DemoLesson[],
): Promise<string> {
  const courseId = await createCourse(system, app, tx, course);
  for (const [index, { hours, ru, en, zh }] of lessons.entries()) {
    await addLesson(system, app, tx, {
      courseId,
      number: index + 1,
      title: ru[0],
      description: ru[1],
      bonus: ru[2] ?? null,
      translations: { en: translated(en), zh: translated(zh) },
      durationMinutes: hours * 60,
      // A taste of the course that the school recommends.
      isFree: course.isFeatured && index === 0,
      videoFile: media.video,
      captionsFile: media.captions,
    });
  }
  return courseId;
}

/** The last-chance offer, which demo mode makes anew every day. */
function todayOnly(app: App, courseId: string): NewPromotion {
  const now = app.now();
  return {
    courseId,
    price_kopecks: 12_000_00,
    compare_at_kopecks: 24_000_00,
    startsAt: now,
    endsAt: schoolDayEnd(now, app.config.timeZone),
    repeats: 'daily',
    countdown: 'hour',
    isOn: true,
  };
}

function translated([title, description, bonus]: DemoLesson['en']) {
  return bonus === undefined ? { title, description } : { title, description, bonus };
}

/** 1 September: of this year while it is still to come, else of the next. */
function comingSeason(app: App): string {
  const today = schoolDay(app.now(), app.config.timeZone);
  const year = Number(today.slice(0, 4));
  return today < `${year}-09-01` ? `${year}-09-01` : `${year + 1}-09-01`;
}

const basic: NewCourse = {
  type: 'basic',
  title: 'Basic Model in 24 hours',
  description: 'Первое знакомство с профессией: основы модельного бизнеса и начало портфолио.',
  translations: {
    en: {
      description: 'A first look at the profession: the basics of modelling and the start of a portfolio.',
    },
    zh: { title: 'Basic Model in 24 hours', description: '初识模特职业：行业基础与作品集的第一步。' },
  },
  priceKopecks: 4_000_00,
  lessonsCount: 1,
  durationHours: 8,
  level: 'beginner',
  startDate: null,
  isFeatured: false,
  position: 1,
};

const optimum: NewCourse = {
  type: 'optimum',
  title: 'Стань моделью за 24 часа',
  description: 'Пять видеоуроков: портфолио, кастинг, стиль, маркетплейсы и карьера. Доступ навсегда.',
  translations: {
    en: {
      title: 'Become a model in 24 hours',
      description: 'Five video lessons: portfolio, casting, style, marketplaces and career. Access for life.',
    },
    zh: {
      title: '24 小时成为模特',
      description: '五节视频课：作品集、试镜、风格、电商平台与职业发展。终身观看。',
    },
  },
  priceKopecks: 12_500_00,
  lessonsCount: 5,
  durationHours: 20,
  level: 'beginner',
  startDate: null,
  isFeatured: true,
  position: 2,
};

const premium: NewCourse = {
  type: 'premium',
  title: 'Премиум: карьера модели',
  description: 'Двадцать уроков от первого снимка до контракта. Предзаказ: уроки открываются 1 сентября.',
  translations: {
    en: {
      title: 'Premium: a modelling career',
      description:
        'Twenty lessons from the first picture to a contract. Presale: the lessons open on 1 September.',
    },
    zh: {
      title: '高级课程：模特职业之路',
      description: '二十节课，从第一张照片到签约。预售中：课程将于 9 月 1 日开放。',
    },
  },
  priceKopecks: 50_000_00,
  lessonsCount: 20,
  durationHours: 40,
  level: 'advanced',
  startDate: null,
  isFeatured: false,
  position: 3,
};
