/** The demo school's landing page as it is sent, section by section. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Engine } from '#server/db/database.ts';
import { makeLog } from '#server/log.ts';
import { freshDatabase, usualEngines } from '#test/database.ts';
import { type Podium, startPodium } from './podium.ts';

describe.each(usualEngines)('the landing page (%s)', (engine) => {
  const page = served(engine);

  // spec: 89
  it('has the sections that addresses lead to', () => {
    const anchors = [
      'program',
      'courses',
      'models',
      'video-testimonials',
      'faq',
      'about',
      'contact',
      'reviews',
    ];
    for (const anchor of anchors) {
      expect(page.ru, anchor).toMatch(new RegExp(`<section[^>]* id="${anchor}"`));
      expect(page.ru, anchor).toContain(`href="#${anchor}"`);
    }
  });

  it('shows something in every part of its story', () => {
    const parts = page.ru.split(/(?=<section[^>]* id="(?!last-chance))/);
    const inPictures = ['program', 'proofs', 'video-testimonials', 'reviews', 'models', 'about', 'courses'];
    for (const id of inPictures)
      expect(
        parts.find((part) => part.slice(0, 200).includes(`id="${id}"`)),
        id,
      ).toMatch(/<img\b/);
    expect(page.ru).toContain('Демонстрация: рисунки, люди вымышлены.');
  });

  // spec: 108
  it('begins with the ways to the courses and to the details', () => {
    const [hero = ''] = /<h1[\s\S]*?<\/section>/.exec(page.ru) ?? [];
    expect(hero).toMatch(/<a[^>]*href="#courses"[^>]*>Выбрать курс/);
    expect(hero).toMatch(/<a[^>]*href="#\w+"[^>]*>Как проходит обучение/);
  });

  // spec: 27, 44, 107, 109, 150, 486
  it('answers eight objections and ten questions, and shows four figures', () => {
    expect(count(page.ru, /<details/g)).toBeGreaterThanOrEqual(8 + 10);
    for (const myth of ['У меня не тот рост', 'Это дорого, и меня обманут']) expect(page.ru).toContain(myth);
    for (const figure of ['500+', '10+', '15 млн ₽', '∞']) expect(page.ru).toContain(figure);
  });

  // spec: 121
  it('sells premium as a presale that starts on 1 September', () => {
    const [, , premium = ''] = page.ru.split('<article').slice(1);
    expect(premium).toMatch(/Предзаказ, старт 1\s+сентября/);
    expect(premium).toMatch(/Купить можно уже сейчас/);
  });

  // spec: 121
  it('names the year of that start wherever it is not the present one', () => {
    const now = new Date();
    const year = now < new Date(now.getFullYear(), 8, 1) ? now.getFullYear() : now.getFullYear() + 1;
    const start =
      year === now.getFullYear() ? /1\s+сентября(?!\s+\d)/g : new RegExp(`1\\s+сентября\\s+${year}`, 'g');
    // The button, and the line below it; nowhere else without.
    expect([count(page.ru, start), count(page.ru, /1\s+сентября/g)]).toEqual([2, 2]);
  });

  // spec: 112
  it('says one price of a course, beside it one crossed out, what is saved, and until when', () => {
    const [, , optimum = ''] = page.ru.split('<article');
    const card = optimum.slice(0, optimum.indexOf('</article>'));
    expect(card.match(/\d+\s\d{3}\s₽/g)).toEqual(['12 000 ₽', '24 000 ₽', '2 000 ₽', '12 000 ₽']);
    expect(card).toMatch(/или 2\s000\s₽ в месяц, 6 платежей без процентов/);
    expect(count(card, /<s>/g)).toBe(1);
    expect(card).toContain('Только сегодня: вы экономите 12 000 ₽.');
    // Beside the countdown no other end is named.
    const [chance = ''] = /id="last-chance"[\s\S]*?<\/section>/.exec(page.ru) ?? [];
    expect(chance).toContain('только сегодня');
    expect(chance).not.toContain('Акция действует до');
    expect(page.ru.replaceAll(/\s/g, ' ')).not.toContain('12 500 ₽');
  });

  // spec: 16, 27, 141, 142, 143, 144, 319
  it('shows the programme of optimum first, and all 20 lessons of premium on request', () => {
    const [plans = ''] = /<fieldset[\s\S]*?<\/fieldset>/.exec(page.ru) ?? [];
    expect(count(plans, /type="radio"/g)).toBe(3);
    const [chosen = ''] =
      /<label[^>]*>(?:(?!<\/label>).)*checked=""(?:(?!<\/label>).)*<\/label>/.exec(plans) ?? [];
    expect(chosen).toContain('Стань моделью за 24 часа');
    const [, basic = '', optimum = '', premium = ''] = plans.split('<ol');
    expect([count(basic, /<h3/g), count(basic, />1 час с практикой</g)]).toEqual([1, 1]);
    expect(optimum.match(/\d час[а-я]* с практикой/g)).toEqual([
      '4 часа с практикой',
      '5 часов с практикой',
      '4 часа с практикой',
      '6 часов с практикой',
      '5 часов с практикой',
    ]);
    expect(count(optimum, /Бонус: /g)).toBe(5);
    expect([
      count(premium, /<h3/g),
      count(premium, />[23] часа с практикой</g),
      count(premium, /Бонус: /g),
    ]).toEqual([7, 7, 7]);
    expect(plans).toContain('Показать все 20 уроков');
    const [, more = ''] = plans.split('<ol start="8"');
    expect(count(more, /<h3/g)).toBe(13);
    expect(count(more, />2 часа с практикой</g)).toBe(13);
    expect(more).toMatch(/>08<[\s\S]*>20</);
  });

  // spec: 145
  it.each([
    ['ru', 'Смотреть урок бесплатно', 'Смотреть первый урок бесплатно'],
    ['en', 'Watch the lesson free', 'Watch the first lesson free'],
  ] as const)(
    'leads to the free lesson from the programme and from the card of its course (%s)',
    (language, inProgramme, onCard) => {
      const address = `${language === 'ru' ? '' : '/en'}/lessons/[\\w-]+`;
      const links = (text: string) => page[language].match(new RegExp(`href="${address}">${text}<`, 'g'));
      expect(links(inProgramme)).toHaveLength(1);
      expect(links(onCard)).toHaveLength(1);
    },
  );

  // spec: 27, 146, 147, 149, 320, 486
  it('has four films elsewhere, the three verified reviews of five stars first, and tells who founded the school', () => {
    const [films = ''] = /id="video-testimonials"[\s\S]*?<\/section>/.exec(page.ru) ?? [];
    expect(count(films, /<a href="https:\/\/[^"]+" target="_blank"/g)).toBe(4);
    const [reviews = ''] = /id="reviews"[\s\S]*?<\/section>/.exec(page.ru) ?? [];
    const [, ...told] = reviews.split('<figure');
    const isTrusted = told.map((each) => each.includes('Отзыв проверен'));
    expect(isTrusted).toEqual([true, true, true, false, false, false, false, false]);
    for (const each of told.slice(0, 3)) expect(each).toContain('Оценка: 5 из 5');
    const critical = told.find((each) => each.includes('Оценка: 2 из 5'));
    expect(critical).toContain('Ответ школы');
    // As they are, those of the films included.
    expect(reviews).toMatch(/4,5 из 5 · 12 оценок/);
    for (const section of [films, reviews]) expect(section).toContain('эти отзывы вымышлены');
    expect(page.ru).not.toContain('"@type":"Review"');
    expect(/id="about"[\s\S]*?<\/section>/.exec(page.ru)?.[0]).toContain('Вера Ланская');
  });

  // spec: 156, 157
  it('ends in the range of prices, three levels, six things included and six guarantees', () => {
    const [call = ''] = /aria-labelledby="promises-title"[\s\S]*?<\/section>/.exec(page.ru) ?? [];
    expect(call).toMatch(/3 уровня обучения: от 4\s000\s₽ до 50\s000\s₽/);
    const lists = call.split('<ul').slice(1);
    expect(lists.slice(-2).map((list) => count(list, /<li/g))).toEqual([6, 6]);
  });

  // spec: 15, 17, 35, 484
  it('says whom it is for, what a course brings, and what the school guarantees', () => {
    const promises = [
      ...['с восьми до семидесяти пяти лет', 'Достаточно от 30 минут в день', '2–3 недели'],
      ...['24 часа', 'около 50 страниц', '60 минут', 'Закрытое сообщество'],
      ...['Шаблоны портфолио и база модельных агентств', 'Доступ и обновления навсегда'],
      ...['в течение 14 дней', 'поддержка круглосуточно', 'сертификат по окончании'],
      ...['Рассрочка без процентов', 'Доступ сразу после оплаты'],
    ];
    for (const promise of promises) expect(page.ru).toContain(promise);
  });

  // spec: 484
  it('labels the hours of a course as video, and those of its programme as with practice', () => {
    const cards = page.ru.split('<article').slice(1, 4);
    const within = (words: RegExp) =>
      cards.map((card) => card.slice(0, card.indexOf('</article>')).match(words)?.[0]);
    const [video, practice] = [within(/\d+ час[а-я]* видео/), within(/с практикой/)];
    expect(video).toEqual(['8 часов видео', '20 часов видео', '40 часов видео']);
    expect(practice).toEqual([undefined, undefined, undefined]);
    // The programme of optimum adds up to what the texts say.
    expect(page.ru).toContain('5 видеоуроков, 24 часа занятий с практикой');
    expect(page.ru).not.toMatch(/>\d+ час[а-я]*</);
  });

  // spec: 46, 434
  it('names the cards that are taken, and that PayPal is not to be had', () => {
    for (const card of ['МИР', 'Visa', 'MasterCard', 'Maestro', 'YooMoney', 'SberPay'])
      expect(page.ru).toContain(card);
    expect(page.ru).toContain('PayPal для покупателей из России недоступен');
    expect(page.en).toContain('PayPal is unavailable to buyers from Russia');
  });
});

interface Served {
  ru: string;
  en: string;
}

/** Filled before the first test, from a school that has just been started. */
function served(engine: Engine): Served {
  const page: Served = { ru: '', en: '' };
  const endings: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'podium-landing-'));
    endings.push(() => rm(folder, { recursive: true }));
    const database = engine === 'postgres' ? await freshDatabase(engine) : null;
    if (database) endings.push(database.dispose);
    const settings = { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
    const at = database ? { DATABASE_URL: database.url! } : {};
    const podium = await startPodium(readConfig({ ...settings, ...at }), { log: makeLog('silent') });
    endings.push(() => podium.stop());
    page.ru = await html(podium, '/');
    page.en = await html(podium, '/en');
  });
  afterAll(async () => {
    for (const end of endings.reverse()) await end();
  });
  return page;
}

async function html({ url }: Podium, path: string): Promise<string> {
  const answer = await fetch(url.replace('localhost', '127.0.0.1') + path, {
    headers: { accept: 'text/html' },
  });
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');
}

function count(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0;
}
