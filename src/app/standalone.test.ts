/** Pages that stand alone, as they are sent by the demo school. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { contextOf } from '#server/context.ts';
import { makeLog } from '#server/log.ts';
import { type Language, languages } from '#shared/i18n.ts';
import { type Podium, startPodium } from './podium.ts';

let folder: string;
let podium: Podium;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-standalone-'));
  const config = readConfig({ DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1' });
  podium = await startPodium(config, { log: makeLog('silent') });
});
afterAll(async () => {
  await podium.stop();
  await rm(folder, { recursive: true });
});

const course = '/courses/stan-modelyu-za-24-chasa';
const lesson = '/lessons/portfolio-kotoroe-smotryat';
const inLanguage = (path: string, language: Language) => (language === 'ru' ? path : `/${language}${path}`);

describe('the page of a course', () => {
  const words: Partial<Record<Language, string[]>> = {
    ru: ['Стань моделью за 24 часа', '12 000 ₽', 'Чему вы научитесь', 'Соберёте портфолио', 'Купить курс'],
    en: [
      'Become a model in 24 hours',
      '12,000',
      'What you will learn',
      'Put together a portfolio',
      'Buy the course',
    ],
    zh: ['24 小时成为模特', '12,000', '您将学会', '用素颜照和试拍完成一份作品集', '购买课程'],
  };

  // spec: 65
  it.each(languages)('says in %s, without a script, what it is, costs and teaches', async (language) => {
    const html = await page(inLanguage(course, language));
    const shown = html.slice(html.indexOf('<body'), html.indexOf('<script', html.indexOf('</footer>')));
    for (const word of words[language] ?? []) expect(shown).toContain(word);
    expect(shown.match(/<li class="[^"]*lesson/g)).toHaveLength(5);
    expect(shown).toContain(`href="${inLanguage(lesson, language)}"`);
    for (const id of ['outcomes', 'try', 'program', 'reviews', 'about', 'faq'])
      expect(shown, id).toContain(`id="${id}"`);
    expect(shown).toContain('data-press="clip:/media/free/');
  });

  // spec: 68
  it.each([course, lesson])('%s names itself and its sisters to search engines', async (path) => {
    for (const language of languages) {
      const html = await page(inLanguage(path, language));
      expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(
        podium.url + inLanguage(path, language),
      );
      for (const other of languages)
        expect(html).toContain(`hrefLang="${other}" href="${podium.url}${inLanguage(path, other)}"`);
      expect(html).toContain(`hrefLang="x-default" href="${podium.url}${path}"`);
    }
    const sitemap = await page('/sitemap.xml');
    for (const language of languages)
      expect(sitemap).toContain(`<loc>${podium.url}${inLanguage(path, language)}</loc>`);
  });

  // spec: 68
  it('tells them the price, the lessons, the way here and the questions, and no invented review', async () => {
    const graph = await graphOf(course);
    expect(graph.map((node) => node['@type'])).toEqual([
      'Organization',
      'Course',
      'BreadcrumbList',
      'FAQPage',
    ]);
    expect(graph[1]).toMatchObject({
      url: podium.url + course,
      offers: { price: 12000, priceCurrency: 'RUB', url: podium.url + course },
      hasCourseInstance: { instructor: { name: 'Вера Ланская' } },
    });
    expect(graph[1]!.syllabusSections).toHaveLength(5);
    expect(graph[1]!.teaches).toHaveLength(5);
    const crumbs = graph[2]!.itemListElement as { name: string; item: string }[];
    expect(crumbs.map(({ item }) => item.replace(podium.url, ''))).toEqual(['/', '/#courses', course]);
  });

  // spec: 65
  it('shows no reviews of another course, and says when a presale begins', async () => {
    const html = await page('/courses/premium-karera-modeli');
    expect(html).not.toContain('id="reviews"');
    expect(html).toMatch(/Предзаказ, старт 1 сентября \d{4}/);
  });
});

describe('the page of a free lesson', () => {
  // spec: 66
  it('plays the film with its captions, and leads to the course', async () => {
    const html = await page(inLanguage(lesson, 'zh'));
    expect(html).toMatch(/<video [^>]*src="\/media\/free\/[\w-]+"[^>]* preload="none"/);
    for (const language of languages) expect(html).toMatch(new RegExp(`<track [^>]*srcLang="${language}"`));
    expect(/<track [^>]*srcLang="zh"[^>]*>/.exec(html)?.[0]).toContain('data-shown');
    expect(html.match(/<track [^>]*data-shown/g)).toHaveLength(1);
    const captions = /\/media\/free\/[\w-]+\/captions\/zh/.exec(html)![0];
    expect(await page(captions)).toContain('今天的作业');
    expect(html).toContain('在窗边拍 6 张素颜照');
    expect(html).toContain(`href="/zh${course}"`);
    const [film] = /\/media\/free\/[\w-]+/.exec(html)!;
    expect((await ask(film)).headers.get('content-type')).toBe('video/mp4');
    expect(await page('/robots.txt')).toContain('Allow: /media/free/');
  });

  // spec: 68
  it('is described as a video that anybody may watch', async () => {
    const graph = await graphOf(lesson);
    expect(graph.map((node) => node['@type'])).toEqual(['Organization', 'VideoObject', 'BreadcrumbList']);
    expect(graph[1]).toMatchObject({
      isAccessibleForFree: true,
      duration: 'PT96S',
      contentUrl: expect.stringContaining(`${podium.url}/media/free/`),
      isPartOf: { '@type': 'Course', url: podium.url + course },
    });
    const picture = await ask(String(graph[1]!.thumbnailUrl).replace(podium.url, ''));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });
});

describe('links to them', () => {
  it.each(languages)('lead there from the cards and the programme, in %s', async (language) => {
    const html = await page(language === 'ru' ? '/' : `/${language}`);
    for (const slug of ['basic-model-in-24-hours', 'stan-modelyu-za-24-chasa', 'premium-karera-modeli'])
      expect(html).toContain(`href="${inLanguage(`/courses/${slug}`, language)}"`);
    expect(html).toContain(`href="${inLanguage(lesson, language)}"`);
  });

  it('are what the landing page tells search engines of each course', async () => {
    const courses = (await graphOf('/en')).filter((node) => node['@type'] === 'Course');
    expect(courses.map(({ url }) => url)).toEqual([
      `${podium.url}/en/courses/basic-model-in-24-hours`,
      `${podium.url}/en${course}`,
      `${podium.url}/en/courses/premium-karera-modeli`,
    ]);
  });

  // spec: 68
  it.each([course, lesson])('%s has a picture of its own in each language', async (path) => {
    const pictures = await Promise.all(
      languages.map(async (language) => {
        const html = await page(inLanguage(path, language));
        const url = /<meta property="og:image" content="([^"]+)"/.exec(html)![1]!;
        const answer = await ask(url.replace(podium.url, '').replaceAll('&amp;', '&'));
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
        return Buffer.from(await answer.arrayBuffer());
      }),
    );
    for (const picture of pictures)
      expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(pictures[0]!.equals(pictures[1]!)).toBe(false);
  });

  it.each([
    [
      '/courses/none',
      '/lessons/none',
      '/courses/Stan',
      '/share/courses/none.ru.jpg',
      '/share/lessons/none.ru.jpg',
    ],
    [`/share${course}.ru.png`, `/share${course}.jpg`, `/share${course}.de.jpg`, `${course}/more`, '/courses'],
    // Paid for: its page is that of the course.
    ['/lessons/podgotovka-k-kastingu', '/en/lessons/podgotovka-k-kastingu'],
  ])('are not found at %s, %s …', async (...paths) => {
    for (const path of paths) expect((await ask(path)).status, path).toBe(404);
  });

  // spec: 67
  it('lead on from a former address, in the same language and with what was asked along', async () => {
    const { app } = podium;
    const { db } = contextOf(app);
    const { id } = await db
      .selectFrom('courses')
      .select('id')
      .where('type', '=', 'basic')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('former_course_slugs')
      .values({ slug: 'old-name', course_id: id, created_at: app.now().toISOString() })
      .execute();
    const answer = await ask('/en/courses/old-name?utm_source=vk');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      '/en/courses/basic-model-in-24-hours?utm_source=vk',
    ]);
  });
});

function ask(path: string): Promise<Response> {
  return fetch(podium.url.replace('localhost', '127.0.0.1') + path, {
    headers: { accept: 'text/html', 'accept-language': 'ru' },
    redirect: 'manual',
  });
}

async function page(path: string): Promise<string> {
  return (await (await ask(path)).text()).replaceAll('<!-- -->', '').replaceAll(/[\u00a0\u202f]/g, ' ');
}

async function graphOf(path: string): Promise<Record<string, unknown>[]> {
  const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(await page(path))![1]!;
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
}
