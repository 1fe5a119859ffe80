/**
 * The demo school: three courses with their lessons, created through the same server functions as any school.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasModels } from '#features/casting/models/server/models.ts';
import { demoFacts } from '#features/publishing/school/server/demo.ts';
import { changeSchool, hasSchoolFacts } from '#features/publishing/school/server/school.ts';
import { writeDemoSection } from '#features/site/content/server/content.ts';
import { addDemoArticles } from '#features/talk/assistant/server/demo.ts';
import { schoolDayEnd } from '#features/teaching/courses/rules/courses.ts';
import { hasCourses } from '#features/teaching/courses/server/courses.ts';
import { type NewPromotion, savePromotion } from '#features/teaching/courses/server/prices.ts';
import { createFromTemplate, templates } from '#features/teaching/lessons/server/templates.ts';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { keepFile } from '#server/files.ts';
import { keepOriginal } from '#server/pictures.ts';
import { root } from '#server/root.ts';
import { firstOf, type SchoolDay, schoolDay } from '#shared/dates.ts';
import { wide } from '#shared/pictures.ts';
import { articles } from './articles.ts';
import * as content from './content.ts';
import { addMaterials, copyMaterials } from './materials.ts';
import { keepPortraits, loadModels } from './models.ts';
import { freeLesson } from './pictures/site.ts';
import { keepScenes } from './scenes.ts';
import { addSitePictures, keepSitePictures } from './sitePictures.ts';

/** One short film, used for every lesson but the free one, which has a lesson of its own. */
export const media = { video: 'demo-lesson.mp4', captions: 'demo-lesson.vtt' };
const free = {
  videoFile: 'demo-free-lesson.mp4',
  videoSeconds: 96,
  hasLightStudy: true,
  captionsFile: {
    ru: 'demo-free-lesson.ru.vtt',
    en: 'demo-free-lesson.en.vtt',
    zh: 'demo-free-lesson.zh.vtt',
  },
};

/** Loads a school without courses; one that has any stays as its staff made it. */
export async function loadDemoSchool(app: App): Promise<void> {
  const uploads = join(app.config.dataDir, 'uploads');
  await copyMedia(uploads);
  const sizes = await copyMaterials(uploads);
  const portraits = await keepPortraits(app);
  const scenes = await keepScenes(app);
  const pictures = await keepSitePictures(app);
  const poster = Buffer.from(freeLesson());
  const sample = { ...free, posterFile: await keepOriginal(contextOf(app), wide, poster) };
  await contextOf(app).transaction(async (ctx) => {
    if (!(await hasSchoolFacts(ctx.db))) await changeSchool(ctx, demoFacts);
    if (await hasCourses(ctx.db)) return;
    if (!(await hasModels(ctx.db))) await loadModels(app, ctx.db, portraits);
    await addSitePictures(ctx, pictures);
    await writeDemoSection(ctx, 'statistics', content.statistics);
    await writeDemoSection(ctx, 'counter', content.counter);
    await writeDemoSection(ctx, 'founder', content.founder);
    const basic = { ...onSale, coverFile: scenes[2]!, posterFiles: scenes };
    const optimum = { ...onSale, coverFile: scenes[0]!, posterFiles: scenes, sample };
    const premium = { ...onSale, coverFile: scenes[4]!, posterFiles: scenes, startDate: comingSeason(app) };
    await createFromTemplate(ctx, templates.basic, basic);
    const optimumId = await createFromTemplate(ctx, templates.optimum, optimum);
    const premiumId = await createFromTemplate(ctx, templates.premium, premium);
    await addMaterials(ctx, { type: 'optimum', courseId: optimumId, sizes });
    await addMaterials(ctx, { type: 'premium', courseId: premiumId, sizes });
    await savePromotion(ctx, todayOnly(app, optimumId));
    await addDemoArticles(ctx, articles);
  });
}

async function copyMedia(uploads: string): Promise<void> {
  const source = join(root, 'demo/media');
  await keepFile(join(uploads, media.video), await readFile(join(source, 'lesson.mp4')));
  await keepFile(join(uploads, media.captions), await readFile(join(source, 'lesson.vtt')));
  for (const name of [free.videoFile, ...Object.values(free.captionsFile)])
    await keepFile(join(uploads, name), await readFile(join(source, name.replace('demo-', ''))));
}

const onSale = {
  ...{ isActive: true, isDemo: true },
  ...{ videoFile: media.video, videoSeconds: 20, captionsFile: media.captions },
};

/** The last-chance offer, which demo mode renews every day. */
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

/** The coming 1 September: this year's while it is still ahead, else next year's. */
function comingSeason(app: App): SchoolDay {
  const today = schoolDay(app.now(), app.config.timeZone);
  const year = Number(today.slice(0, 4));
  return today < firstOf(year, 9) ? firstOf(year, 9) : firstOf(year + 1, 9);
}
